import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CompanyContext } from "../companyContext.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
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

const mercado = { id: "mercado", whatsapp: null, ...buildCompany({ name: "Mercado" }) };
let company = mercado;
const leave = vi.fn();
const deleteAccount = vi.fn<() => Promise<WriteOutcome>>();

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <CompanyContext value={{ company, leave, deleteAccount }}>
        <DeleteAccount company={company} />
      </CompanyContext>,
    ),
  );

/** Types a name into the dialog, and sends it. */
function confirmWith(typed: string) {
  typeInto("delete-name", typed);
  html();
  press("Excluir conta");
}

function openDialog() {
  html();
  press("Excluir conta");
  html();
}

beforeEach(() => {
  freshPage();
  company = mercado;
  deleteAccount.mockReset();
});

test.each(["Cancelar", "Escape"])("'%s' closes the dialog until the deletion is sent", (way) => {
  openDialog();
  press(way);
  expect(html()).not.toContain("dialog");
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the dialog while the account is being deleted, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<WriteOutcome>();
    deleteAccount.mockReturnValue(line.promise);
    openDialog();
    confirmWith("Mercado");
    expect(html()).toContain("Excluindo...");
    press(way);
    expect(html()).toContain("Excluindo...");

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao excluir empresa. Sem conexão"));
    expect(deleteAccount).toHaveBeenCalledOnce();
    press(way);
    expect(html()).not.toContain("dialog");
  },
);

test("the account is deleted by the company's name as it looks, not by another one", async () => {
  company = { ...mercado, name: "Pa\u0303o  d’Ouro" };
  deleteAccount.mockResolvedValue("offline");
  openDialog();
  confirmWith("Pao d'Ouro");
  expect(html()).toContain("O nome digitado não é o da empresa");
  expect(deleteAccount).not.toHaveBeenCalled();
  confirmWith("Pão d'Ouro ");
  expect(deleteAccount).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(html()).toContain("Erro ao excluir empresa."));
});

test("the name to type is told without a full stop that it has not", () => {
  openDialog();
  expect(html()).toContain("Para confirmar, digite o nome: <strong>Mercado</strong></p>");
});
