import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../testing/livePart.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The server renders nothing above a page.
vi.mock("./PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));

const onConfirm = vi.fn();
const show = (open: boolean) =>
  rendered(() =>
    renderToStaticMarkup(
      <ConfirmDialog
        open={open}
        title="Retirar esta candidatura?"
        question="Não dá para desfazer."
        confirmLabel="Retirar"
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />,
    ),
  );

beforeEach(() => onConfirm.mockReset());

test("a second press on a dialog that is disappearing decides nothing more", () => {
  show(true);
  press("Retirar");
  show(false);
  press("Retirar");
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test("the second half of a double click, which opened the dialog, decides nothing", () => {
  show(true);
  press("Retirar", { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  // By the keyboard.
  press("Retirar", { detail: 0 });
  expect(onConfirm).toHaveBeenCalledOnce();
});
