import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AdminWrite } from "../../../data/session/adminSession.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { RegisterDialog } from "./RegisterDialog.tsx";

const saveEdition = vi.hoisted(() => vi.fn<() => Promise<AdminWrite>>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/admin/adminRegister.ts", () => ({ saveEdition }));
vi.mock("../../../ui/form/FileDrop.tsx", () => ({
  FileDrop: ({
    onFiles,
    "aria-describedby": help,
    "aria-invalid": isWrong,
  }: {
    onFiles: (files: File[]) => void;
    "aria-describedby": string;
    "aria-invalid": boolean;
  }) => (
    <>
      <button
        type="button"
        onClick={() => onFiles([new File(["CNPJ\n11.222.333/0001-81"], "a.csv")])}
      >
        Arquivo
      </button>
      <input type="file" aria-describedby={help} aria-invalid={isWrong} />
    </>
  ),
}));
// The server renders nothing above a page; Escape and the back button call `onClose`.
vi.mock("../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Escape
      </button>
      {children}
    </div>
  ),
}));

const onClose = vi.fn();
const html = () =>
  rendered(() => renderToStaticMarkup(<RegisterDialog present={null} onClose={onClose} />));

beforeEach(() => {
  freshPage();
  onClose.mockReset();
  saveEdition.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test("each press without a file says so beside the file's field, and leads the focus there", async () => {
  const focus = vi.fn();
  vi.stubGlobal("document", {
    querySelector: (wanted: string) => (wanted.includes("[aria-invalid=true]") ? { focus } : null),
  });
  expect(html()).toContain('aria-describedby="arquivo-do-cadastro-help" aria-invalid="false"');
  for (const times of [1, 2]) {
    press("Importar edição");
    expect(html()).toContain('aria-describedby="arquivo-do-cadastro-help" aria-invalid="true"');
    expect(html()).toMatch(
      /id="arquivo-do-cadastro-help"[^>]*><span role="alert">Escolha o arquivo da edição\./,
    );
    expect(focus).toHaveBeenCalledTimes(times);
  }
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the dialog while the edition is imported, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<AdminWrite>();
    saveEdition.mockReturnValue(line.promise);
    html();
    press("Arquivo");
    await vi.waitFor(() => expect(html()).toContain("no arquivo"));
    typeInto("edicao", "2026-04-06");
    html();
    press("Importar edição");
    // A disabled button would lose the focus.
    expect(html()).toMatch(/aria-disabled="true"[^>]*>Importando\.\.\./);
    expect(html()).not.toContain(' disabled=""');
    press("Importando...");
    press(way);
    expect(onClose).not.toHaveBeenCalled();

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao importar a edição. Sem conexão"));
    expect(saveEdition).toHaveBeenCalledOnce();
    html();
    press(way);
    expect(onClose).toHaveBeenCalledOnce();
  },
);
