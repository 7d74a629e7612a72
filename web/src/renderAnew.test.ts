import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAnew } from "./renderAnew.ts";

vi.mock("react-dom", () => ({ flushSync: (render: () => void) => render() }));
vi.mock("react-dom/client", () => ({
  createRoot: () => ({
    render: (site: Control[]) => {
      page.controls = site;
      page.activeElement = page.body;
    },
  }),
}));

/** A control of the page, as far as it is asked. */
class Control {
  value = "";
  readonly tagName: string;
  readonly textContent: string;
  readonly attributes: Record<string, string>;

  constructor(tagName: string, textContent: string, attributes: Record<string, string> = {}) {
    this.tagName = tagName;
    this.textContent = textContent;
    this.attributes = attributes;
  }
  get name() {
    return this.attributes["name"];
  }
  get type() {
    return this.attributes["type"];
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  matches(selector: string): boolean {
    return selector.split(", ").some((one) => {
      const [, tag, attribute, value] = /^(\w+)(?:\[([\w-]+)=?(\w*)\])?/.exec(one)!;
      const own = attribute === undefined ? "" : this.attributes[attribute];
      return tag!.toUpperCase() === this.tagName && own !== undefined && (!value || own === value);
    });
  }
  focus() {
    page.activeElement = this;
  }
}

const page = {
  controls: [] as Control[],
  activeElement: null as unknown,
  body: new Control("BODY", ""),
};
const root = {
  querySelectorAll: (selector: string) => page.controls.filter((one) => one.matches(selector)),
};

const link = (job: string) => new Control("A", `Ver detalhes: ${job}`, { href: `/vagas/${job}` });
const button = (label: string, more = {}) => new Control("BUTTON", label, more);
const search = () => new Control("INPUT", "", { name: "busca", type: "search" });

/** Renders other controls in place of the present ones; returns what is to be pressed. */
const anew = (next: Control[]) =>
  renderAnew(root as unknown as HTMLElement, next as never) as unknown as Control[];

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLInputElement", Control);
});
afterEach(() => vi.unstubAllGlobals());

test("the focus returns to the same control, among others than before", () => {
  page.controls = [search(), button("Abrir menu"), link("caixa")];
  page.activeElement = page.controls[2];
  const next = [search(), button("Abrir menu"), link("motorista"), link("caixa")];
  anew(next);
  expect(page.activeElement).toBe(next[3]);
});

test("the focus returns to a field with what was typed into it", () => {
  page.controls = [search(), link("caixa")];
  page.controls[0]!.value = "ven";
  page.activeElement = page.controls[0];
  const next = [link("caixa"), search()];
  anew(next);
  expect(page.activeElement).toBe(next[1]);
  expect(next[1]!.value).toBe("ven");
});

test.each([
  ["nothing had it", () => page.body],
  ["its control is gone", () => page.controls[0]],
])("nothing gets the focus if %s", (_why, focused) => {
  page.controls = [link("caixa"), link("motorista")];
  page.activeElement = focused();
  anew([link("motorista")]);
  expect(page.activeElement).toBe(page.body);
});

test("the buttons whose press is held are those to press, in what is rendered now", () => {
  const busy = { "aria-busy": "true" };
  page.controls = [button("Filtros"), button("Abrir menu", busy), button("Sumiu", busy)];
  page.activeElement = page.body;
  const next = [button("Avisos"), button("Abrir menu"), button("Filtros")];
  expect(anew(next)).toEqual([next[1]]);
});
