import type { RegisterMatch } from "@vagas/functions/domain/company/employerRegister";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { AdminWrite } from "../../../data/session/adminSession.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { RegisterNotice } from "./RegisterNotice.tsx";

const releaseCompany = vi.hoisted(() => vi.fn<() => Promise<AdminWrite>>());
const match: RegisterMatch = vi.hoisted(() => ({
  id: "mercado",
  edition: "2026-10-05",
  numbers: ["11222333000181"],
  since: new Date("2026-10-06T12:00:00Z"),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/admin/adminRegister.ts", () => ({
  releaseCompany,
  useRegisterMatch: () => match,
}));
// The server renders nothing above a page; Escape, the back button and a tap beside the dialog call `onClose`.
vi.mock("../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: OnClose; children: ReactNode }) => (
    <div role="dialog">
      <button type="button" onClick={() => onClose({}, "escapeKeyDown")}>
        Escape
      </button>
      <button type="button" onClick={() => onClose({}, "backdropClick")}>
        Ao lado
      </button>
      {children}
    </div>
  ),
}));

type OnClose = (event: object, reason: "escapeKeyDown" | "backdropClick") => void;

const html = () => rendered(() => renderToStaticMarkup(<RegisterNotice companyId="mercado" />));

beforeEach(() => {
  freshPage();
  releaseCompany.mockReset();
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the question while the company is released, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<AdminWrite>();
    releaseCompany.mockReturnValue(line.promise);
    html();
    press("Liberar");
    html();
    typeInto("motivo", "É outra empresa.");
    html();
    press("Liberar");
    // A disabled button would lose the focus.
    expect(html()).toMatch(/aria-disabled="true"[^>]*>Liberando\.\.\./);
    expect(html()).not.toContain(' disabled=""');
    press("Liberando...");
    press(way);
    expect(html()).toContain("dialog");

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao liberar a empresa. Sem conexão"));
    expect(releaseCompany).toHaveBeenCalledOnce();
    html();
    press(way);
    expect(html()).not.toContain("dialog");
  },
);

test("a tap beside the question closes it, and loses nothing typed", () => {
  html();
  press("Liberar");
  html();
  press("Ao lado");
  expect(html()).not.toContain("dialog");
  press("Liberar");
  html();
  typeInto("motivo", "É outra empresa.");
  html();
  press("Ao lado");
  expect(html()).toContain("É outra empresa.");
});
