import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import type { ImportTable } from "./readImport.ts";

type SourceProps = {
  pasted: string;
  onPaste: (lines: string) => void;
  onRead: (table: ImportTable) => void;
};

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The server renders nothing above a page.
vi.mock("../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
}));
// The steps have nothing of their own: here that would outlast them.
vi.mock("./ImportSource.tsx", () => ({
  ImportSource: ({ pasted, onPaste, onRead }: SourceProps) => (
    <>
      <input name="lines" value={pasted} onChange={({ target }) => onPaste(target.value)} />
      <button type="button" onClick={() => onRead({ header: [], lines: [], ignored: [] })}>
        Conferir vagas
      </button>
    </>
  ),
}));
vi.mock("./ImportPreview.tsx", () => ({
  ImportPreview: ({ onBack }: { onBack: () => void }) => (
    <button type="button" onClick={onBack}>
      Escolher outro arquivo
    </button>
  ),
}));
vi.mock("./ImportRun.tsx", () => ({ ImportRun: () => null }));

const nothing = () => undefined;
const html = () =>
  rendered(() => renderToStaticMarkup(<ImportDialog onClose={nothing} onImported={nothing} />));

beforeEach(() => freshPage());

test("pasted lines are still there after 'Escolher outro arquivo'", () => {
  html();
  typeInto("lines", "Caixa;Mercado");
  html();
  press("Conferir vagas");
  expect(html()).not.toContain("Caixa;Mercado");
  press("Escolher outro arquivo");
  expect(html()).toContain("Caixa;Mercado");
});
