import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered } from "../../../ui/testing/livePart.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { draftKey, dropJobDraft } from "./jobFormDraft.ts";
import { useNewJobId } from "./useNewJobId.ts";

const newJobId = vi.hoisted(() => vi.fn<() => string>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("../../../data/company/companyJobWrites.ts", () => ({ newJobId }));

const key = draftKey("padaria", null);
const seen = vi.fn<(idFor: (title: string) => string) => void>();

function Form() {
  seen(useNewJobId(key));
  return null;
}

/** Opens the form in a new page; returns what gives the id of a job that is sent from it. */
function opened(): (title: string) => string {
  freshPage();
  rendered(() => renderToStaticMarkup(createElement(Form)));
  return seen.mock.lastCall![0];
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  let made = 0;
  newJobId.mockImplementation(() => `vaga${(made += 1)}`);
});
afterEach(() => vi.unstubAllGlobals());

test("every try of a form makes the same job, also with another title", () => {
  const idFor = opened();
  expect([idFor("Caixa"), idFor("Caixa"), idFor("Caixa de loja")]).toEqual([
    "vaga1",
    "vaga1",
    "vaga1",
  ]);
});

test("a draft that comes back after its answer and its page were lost makes no second job", () => {
  opened()("Caixa");
  const idFor = opened();
  expect(idFor("Caixa")).toBe("vaga1");
  expect(opened()("Caixa")).toBe("vaga1");
});

test.each([
  ["with another title", "Padeiro", () => undefined],
  ["after the draft was sent or discarded", "Caixa", () => dropJobDraft(key)],
])("a draft %s makes another job", (_which, title, happens) => {
  opened()("Caixa");
  happens();
  expect(opened()(title)).toBe("vaga2");
});
