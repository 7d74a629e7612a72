import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../testing/livePart.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The server renders nothing above a page.
vi.mock("./PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));

test("a second press on a dialog that is disappearing decides nothing more", () => {
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
  show(true);
  press("Retirar");
  show(false);
  press("Retirar");
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
