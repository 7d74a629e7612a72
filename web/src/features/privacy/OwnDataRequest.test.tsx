import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { cutLine, openOnCutLine } from "../../data/visitor/testing/cutLine.ts";
import {
  enterForm,
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import row from "../../ui/ActionRow.module.css";
import { OwnDataRequest } from "./OwnDataRequest.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));

const { line, requestOwnData } = vi.hoisted(() => ({
  line: Promise.withResolvers<void>(),
  requestOwnData: vi.fn(async () => "sent"),
}));
vi.mock("../../data/visitor/ownDataCall.ts", () => ({ requestOwnData }));
vi.mock("@vagas/functions/domain/privacy/ownData", async (original) => {
  await line.promise;
  return original();
});

const html = () => rendered(() => renderToStaticMarkup(<OwnDataRequest />));
const button = /Receber o link|Enviando/;

test("on a phone the button that requests a link is as wide as the field", () => {
  expect(html()).toMatch(
    new RegExp(`class="${row["row"]}">(<style.*?</style>)?<button[^>]*type="submit"`),
  );
});

test("two taps while the code of the form is coming request one link", async () => {
  html();
  typeInto("email", "ana@pessoa.example");
  html();
  press(button);
  expect(html()).toContain("Enviando...");
  press(button);
  line.resolve();
  await vi.waitFor(() => expect(html()).toContain("Confira o seu e-mail"));
  // Focusable: it takes the focus of the button that is gone.
  expect(html()).toMatch(/<h2[^>]* tabindex="-1"[^>]*>Confira o seu e-mail/);
  expect(requestOwnData.mock.calls).toEqual([["ana@pessoa.example"]]);
});

test("code that does not come reloads the page at the second attempt only, and the address stays", async () => {
  const { reloads, kept, mend } = openOnCutLine(vi);
  freshPage();
  html();
  enterForm();
  await setImmediate();
  typeInto("email", "bia@pessoa.example");
  html();
  enterForm();
  await setImmediate();
  press(button);
  await vi.waitFor(() => expect(html()).toContain("Não foi possível pedir o link"));
  expect(reloads()).toBe(0);
  press(button);
  await vi.waitFor(() => expect(reloads()).toBe(1));

  mend();
  freshPage();
  expect(html()).toContain('value="bia@pessoa.example"');
  press(button);
  await vi.waitFor(() => expect(html()).toContain("Confira o seu e-mail"));
  expect(requestOwnData).toHaveBeenLastCalledWith("bia@pessoa.example");
  expect(kept).toEqual({});
  vi.unstubAllGlobals();
});
