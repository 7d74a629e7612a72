import { expect, test } from "vitest";
import { decisionMail } from "./decisionMail.ts";
import { now, said, siteUrl } from "./testing.ts";

const job = {
  id: "a1",
  title: "Padeiro",
  expiresAt: new Date("2026-12-21T03:59:59.999Z"),
  listed: true,
};
const company = { email: "padaria@empresa.example", name: "Padaria Aurora" };

function decided(status: "approved" | "rejected", notes = "", fields: Partial<typeof job> = {}) {
  return said(decisionMail({ status, notes, job: { ...job, ...fields }, company, siteUrl, now }));
}

const envelope = { to: "padaria@empresa.example", replyTo: "suporte@vagascanabrava.com.br" };

test("an approval tells the company until when its job is on the site, and where", () => {
  expect(decided("approved")).toEqual({
    ...envelope,
    subject: "Sua vaga foi aprovada: Padeiro",
    title: "Sua vaga foi aprovada",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” foi aprovada e já pode ser vista no site Vagas Canabrava. Ela recebe candidaturas até 20/12/2026.",
      "Ver a vaga: https://vagas.example/vagas/a1",
    ],
  });
});

test("an approval that comes after the deadline says that the job needs another one, and where", () => {
  expect(decided("approved", "", { expiresAt: now, listed: false }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada, mas o prazo dela terminou em 21/11/2026. Para ela aparecer no site Vagas Canabrava, escolha um novo prazo.",
    "Escolher um novo prazo: https://vagas.example/empresa/vagas/editar/a1",
  ]);
});

test("an approval of a deactivated company says when its job will be seen", () => {
  expect(decided("approved", "", { listed: false }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada. Ela aparece no site Vagas Canabrava assim que a conta da sua empresa for reativada.",
    "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
  ]);
});

test("a refusal tells the company that it may mend the job, and where", () => {
  expect(decided("rejected")).toEqual({
    ...envelope,
    subject: "Sua vaga não foi aprovada: Padeiro",
    title: "Sua vaga não foi aprovada",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” não foi aprovada e, por isso, não aparece no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.",
      "Editar a vaga: https://vagas.example/empresa/vagas/editar/a1",
    ],
  });
});

test.each([
  ["approved", "A administração deixou esta observação:"],
  ["rejected", "A administração explicou o motivo:"],
] as const)("the administrator's words on a job that was %s are quoted", (status, announced) => {
  expect(decided(status, "Diga o horário.").text.slice(2, 4)).toEqual([
    announced,
    "> Diga o horário.",
  ]);
});
