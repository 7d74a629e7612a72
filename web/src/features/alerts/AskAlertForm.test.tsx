import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { cutLine, openOnCutLine } from "../../data/visitor/testing/cutLine.ts";
import {
  choose,
  enterForm,
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { AskAlertForm } from "./AskAlertForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));

const { line, askAlert } = vi.hoisted(() => ({
  line: Promise.withResolvers<void>(),
  askAlert: vi.fn(async () => ({ state: "sent" })),
}));
vi.mock("../../data/visitor/alertCall.ts", () => ({ askAlert }));
vi.mock("@vagas/functions/domain/alert/alertRequest", async (original) => {
  await line.promise;
  return original();
});

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AskAlertForm list="local=Confresa" />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  freshPage();
  askAlert.mockClear();
});

const button = /Receber vagas novas|Enviando/;

test("two taps while the code of the form is coming ask for one alert", async () => {
  html();
  typeInto("email", "ana@pessoa.example");
  html();
  press(button);
  expect(html()).toContain("Enviando...");
  press(button);
  line.resolve();
  await vi.waitFor(() => expect(html()).toContain("Confira o seu e-mail"));
  expect(askAlert.mock.calls).toEqual([
    [{ email: "ana@pessoa.example", list: "local=Confresa", every: "week" }],
  ]);
});

test("after an invalid address the form can be sent again", async () => {
  html();
  typeInto("email", "ana@");
  html();
  press(button);
  await vi.waitFor(() => expect(html()).toContain("E-mail inválido"));
  expect(html()).toContain("Receber vagas novas");
  expect(askAlert).not.toHaveBeenCalled();
});

test("code that does not come reloads the page at the second attempt only, and what is typed stays", async () => {
  const { reloads, kept, mend } = openOnCutLine(vi);
  html();
  enterForm();
  await setImmediate();
  typeInto("email", "ana@pessoa.example");
  html();
  choose("Todo dia");
  html();
  enterForm();
  await setImmediate();
  press(button);
  await vi.waitFor(() => expect(html()).toContain("Não foi possível pedir o aviso"));
  expect(reloads()).toBe(0);
  press(button);
  await vi.waitFor(() => expect(reloads()).toBe(1));

  mend();
  freshPage();
  expect(html()).toContain('value="ana@pessoa.example"');
  press(button);
  await vi.waitFor(() => expect(html()).toContain("Confira o seu e-mail"));
  expect(askAlert.mock.calls).toMatchObject([[{ email: "ana@pessoa.example", every: "day" }]]);
  expect(kept).toEqual({});
  vi.unstubAllGlobals();
});
