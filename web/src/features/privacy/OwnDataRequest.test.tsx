import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
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
