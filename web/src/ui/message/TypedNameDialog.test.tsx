import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type,
  watchedRuntime,
} from "../testing/livePart.ts";
import { TypedNameDialog } from "./TypedNameDialog.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("./PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
}));

const onConfirm = vi.fn();

const html = (name: string) =>
  rendered(() =>
    renderToStaticMarkup(
      <TypedNameDialog
        name={name}
        question="Exclui tudo."
        wrongName="O nome digitado não é o da empresa"
        confirmLabel="Excluir"
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />,
    ),
  );

function confirm(name: string, typed: string): void {
  const [, field = ""] = /name="([^"]+)"/.exec(html(name)) ?? [];
  type(field, typed);
  html(name);
  press("Excluir");
}

beforeEach(() => {
  freshPage();
  onConfirm.mockReset();
});

test.each([
  ["two spaces in a row", "Padaria  Pão", "Padaria Pão"],
  ["a no-break space", "Padaria\u00A0Pão", "Padaria Pão"],
  ["accents as letters of their own", "Padaria Pa\u0303o", "Padaria Pão"],
  ["a curved apostrophe", "Pão d’Ouro", "Pão d'Ouro"],
  ["the other curved apostrophe", "Pão d'Ouro", "Pão d‘Ouro"],
  ["spaces at its ends", "Padaria Pão", " Padaria Pão "],
])("a name that looks as it was typed is confirmed: %s", (_what, name, typed) => {
  confirm(name, typed);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("the name to type is told without a full stop that it has not", () => {
  expect(html("Padaria Pão")).toContain(
    "Exclui tudo. Para confirmar, digite o nome: <strong>Padaria Pão</strong></p>",
  );
});

test("another name is refused", () => {
  confirm("Padaria Pão", "Padaria Pao");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(html("Padaria Pão")).toContain("O nome digitado não é o da empresa");
});
