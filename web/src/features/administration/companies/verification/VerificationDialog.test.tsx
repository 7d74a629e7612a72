import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { AdminWrite } from "../../../../data/session/adminSession.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { VerificationDialog } from "./VerificationDialog.tsx";

const saveVerification = vi.hoisted(() => vi.fn<() => Promise<AdminWrite>>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/admin/adminVerification.ts", () => ({ saveVerification }));
// The server renders nothing above a page; Escape and the back button call `onClose`.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Escape
      </button>
      {children}
    </div>
  ),
}));

const company = { id: "mercado", whatsapp: null, ...buildCompany() };
const onClose = vi.fn();
const html = () =>
  rendered(() =>
    renderToStaticMarkup(<VerificationDialog company={company} taxId={null} onClose={onClose} />),
  );

beforeEach(() => {
  freshPage();
  onClose.mockReset();
  saveVerification.mockReset();
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the dialog while it is saved, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<AdminWrite>();
    saveVerification.mockReturnValue(line.promise);
    html();
    press("Salvar conferência");
    // A disabled button would lose the focus.
    expect(html()).toMatch(/aria-disabled="true"[^>]*>Salvando\.\.\./);
    expect(html()).not.toContain(' disabled=""');
    press("Salvando...");
    press(way);
    expect(onClose).not.toHaveBeenCalled();

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao salvar a conferência. Sem conexão"));
    expect(saveVerification).toHaveBeenCalledOnce();
    html();
    press(way);
    expect(onClose).toHaveBeenCalledOnce();
  },
);
