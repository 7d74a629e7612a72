import type { OwnApplication } from "@vagas/functions/domain/privacy/ownData";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { OwnApplicationCard } from "./OwnApplicationCard.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../ui/message/ConfirmDialog.tsx", () => ({
  ConfirmDialog: ({ open, title, question, onConfirm }: Record<string, unknown>) =>
    open === true && (
      <>
        {String(question)}
        <button onClick={onConfirm as () => void}>{`Sim: ${String(title)}`}</button>
      </>
    ),
}));

const application: OwnApplication = {
  id: "caixa_ana",
  sentAt: 0,
  name: "Ana",
  email: null,
  phone: "5566998765432",
  coverLetter: "",
  writtenResume: null,
  jobTitle: "Caixa",
  company: "Mercado",
  isWithCompany: true,
  stage: "nova",
  answer: null,
  companyNote: "",
  resumeName: "ana.pdf",
  resumeSize: 1,
  resumeMissing: false,
  decision: null,
  inTalentPool: true,
  consent: { version: "1", at: 0, talentPool: true },
};

const act = vi.fn<() => Promise<unknown>>();
const html = (busy = false, fields: Partial<OwnApplication> = {}) =>
  rendered(() =>
    renderToStaticMarkup(
      <OwnApplicationCard application={{ ...application, ...fields }} busy={busy} act={act} />,
    ),
  );

const deeds = [
  ["Retirar da empresa", "Retirando...", "leaveJob"],
  ["Sair do banco de talentos", "Saindo...", "leaveTalentPool"],
] as const;

beforeEach(() => {
  freshPage();
  act.mockReset();
});

test.each(deeds)("'%s' asks nothing while another act runs", (words) => {
  html(true);
  press(words);
  expect(html(true)).not.toContain("Sim:");
  press("Baixar o currículo");
  expect(act).not.toHaveBeenCalled();
});

test.each(deeds)("'%s' says that it runs until it ends", async (words, running, deed) => {
  const end = Promise.withResolvers<void>();
  act.mockReturnValue(end.promise);
  html();
  press(words);
  html();
  press(`Sim: ${words}: Caixa`);
  expect(html(true)).toContain(running);
  expect(act).toHaveBeenCalledWith({ act: deed, applicationId: "caixa_ana" }, expect.any(String));
  end.resolve();
  await vi.waitFor(() => expect(html()).not.toContain(running));
});

test("the download says that it runs", () => {
  act.mockReturnValue(Promise.withResolvers().promise);
  html();
  press("Baixar o currículo");
  expect(html(true)).toContain("Baixando...");
});

test("one to a job of the administrator's is withdrawn from the job, and its question says who passes nothing on", () => {
  act.mockResolvedValue(null);
  const fields = { isWithCompany: false };
  html(false, fields);
  press("Retirar da vaga");
  expect(html(false, fields)).toContain(
    "A administração do site não passa mais seus dados para Mercado. Não dá para desfazer.",
  );
  expect(html(false, { ...fields, company: "Mercado Ltda." })).toContain(
    "seus dados para Mercado Ltda. Não dá para desfazer.",
  );
  press("Sim: Retirar da vaga: Caixa");
  expect(act).toHaveBeenCalledWith(
    { act: "leaveJob", applicationId: "caixa_ana" },
    "Candidatura retirada",
  );
  expect(html(false, { ...fields, company: null })).not.toContain("Retirar da");
});

test("each button names the job of its card", () => {
  const page = html();
  for (const words of ["Baixar o currículo", ...deeds.map(([name]) => name)])
    expect(page).toContain(`aria-label="${words}: Caixa"`);
});

test.each([
  ["to the talent bank alone", null, "para voltar, é preciso enviar outro, a partir de amanhã."],
  ["that is also to a job", "Caixa", "para voltar, é preciso enviar outro."],
])(
  "the question before a résumé %s leaves the bank says when another can be sent",
  (_where, jobTitle, words) => {
    const fields = { jobTitle, company: null, isWithCompany: false };
    html(false, fields);
    press("Sair do banco de talentos");
    expect(html(false, fields)).toContain(words);
  },
);
