import { buildCandidate, buildResume } from "@vagas/functions/domain/testing/buildCandidate";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { SummaryButton } from "./SummaryButton.tsx";
import { TalentActions } from "./TalentActions.tsx";

const { saveTalentProfile, requestContact } = vi.hoisted(() => ({
  saveTalentProfile: vi.fn<() => Promise<string>>(),
  requestContact: vi.fn<() => Promise<string>>(),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/session/contactAsk.ts", () => ({ requestContact }));
vi.mock("../../../../data/admin/adminTalents.ts", () => ({
  saveTalentProfile,
  readCardId: () => Promise.resolve("cartao"),
  readCompanyJobs: () => Promise.resolve([{ id: "vaga", ...buildJob() }]),
}));
// A form that was filled in: the library's own keeps nothing from one rendering to the next here.
vi.mock("react-hook-form", async () => {
  const { useState } = await import("react");
  return {
    useForm: () => {
      const [isSubmitting, setSubmitting] = useState(false);
      const handleSubmit = (save: (profile: object) => Promise<void>) => async () => {
        setSubmitting(true);
        await save({ skills: "Caixa" });
        setSubmitting(false);
      };
      return { handleSubmit, formState: { isSubmitting } };
    },
  };
});
vi.mock("../../../../ui/form/FormTextField.tsx", () => ({ FormTextField: () => null }));
vi.mock("../../../../ui/form/FormSelect.tsx", () => ({ FormSelect: () => null }));
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

const row = buildCandidate("banco_ana");
const resume = { id: "banco_ana", ...buildResume(row, { status: "approved" }) };
const candidate = { id: "banco_ana", ...row, resume };

const html = () => rendered(() => renderToStaticMarkup(<TalentActions candidate={candidate} />));

beforeEach(() => {
  freshPage();
  saveTalentProfile.mockReset();
  requestContact.mockReset();
});

test.each(["Cancelar", "Escape"])("'%s' closes the summary until it is sent", (way) => {
  html();
  press("Resumo para empresas");
  expect(html()).toContain("dialog");
  press(way);
  expect(html()).not.toContain("dialog");
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the summary while it is saved, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<string>();
    saveTalentProfile.mockReturnValue(line.promise);
    html();
    press("Resumo para empresas");
    html();
    press("Salvar resumo");
    expect(html()).toContain("Salvando...");
    press(way);
    expect(html()).toContain("Salvando...");

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao salvar o resumo"));
    press(way);
    expect(html()).not.toContain("dialog");
  },
);

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the passing on while the request is sent",
  async (way) => {
    const line = Promise.withResolvers<string>();
    requestContact.mockReturnValue(line.promise);
    html();
    press("Indicar a uma empresa");
    await vi.waitFor(() => expect(html()).toContain("Enviar pedido"));
    press("Enviar pedido");
    expect(html()).toContain("Enviando...");
    press(way);
    expect(html()).toContain("Enviando...");

    line.resolve("sent");
    await vi.waitFor(() => expect(html()).toContain("Pedido enviado."));
    expect(html()).not.toContain("dialog");
  },
);

test("a summary that is opened again no longer says that it was saved", async () => {
  saveTalentProfile.mockResolvedValue("done");
  const button = () => rendered(() => renderToStaticMarkup(<SummaryButton resume={resume} />));
  button();
  press("Mudar o resumo");
  button();
  press("Salvar resumo");
  await vi.waitFor(() => expect(button()).toContain("Resumo salvo."));
  press("Mudar o resumo");
  expect(button()).not.toContain("Resumo salvo.");
});
