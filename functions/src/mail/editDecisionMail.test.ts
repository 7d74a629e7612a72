import { expect, test } from "vitest";
import { editDecisionMail } from "./editDecisionMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const job = { id: "a1", title: "Padeiro", listed: true };
const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria Aurora" };
const notBefore = new Date("2026-11-21T12:00:15Z");
const common = { notes: "", before: null, job, company, siteUrl, notBefore, now };
const hello = "Olá, Padaria Aurora!";

test("an approval of an edit says that the new text is on the site, and where", () => {
  expect(said(editDecisionMail({ ...common, status: "approved" }))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Sua alteração foi aprovada: Padeiro",
    title: "Sua alteração foi aprovada",
    text: [
      hello,
      "A alteração da vaga “Padeiro” foi aprovada e já está no site Vagas Canabrava.",
      "Ver a vaga: https://vagas.example/vagas/a1",
    ],
  });
});

test("an approval of an edit to a job off the site does not say that it is there", () => {
  const off = { ...job, listed: false };
  expect(said(editDecisionMail({ ...common, status: "approved", job: off })).text).toEqual([
    hello,
    "A alteração da vaga “Padeiro” foi aprovada. A vaga não está no site agora; quando voltar, aparece com o texto novo.",
    "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
  ]);
});

test("a refusal of an edit says that the job keeps its text, why, and where to correct it", () => {
  expect(
    said(editDecisionMail({ ...common, status: "rejected", notes: "Diga o horário." })),
  ).toMatchObject({
    subject: "Sua alteração não foi aprovada: Padeiro",
    text: [
      hello,
      "A alteração da vaga “Padeiro” não foi aprovada. A vaga fica com o texto anterior. Você pode corrigir a alteração e enviar de novo, ou descartá-la no painel.",
      "A administração explicou o motivo:",
      "> Diga o horário.",
      "Corrigir a alteração: https://vagas.example/empresa/vagas/editar/a1",
    ],
  });
});

test.each([
  [
    "approved",
    "rejected",
    "Antes avisamos que ela não tinha sido aprovada; a administração mudou a decisão.",
  ],
  [
    "rejected",
    "approved",
    "Antes avisamos que ela tinha sido aprovada; a administração mudou a decisão, e o texto anterior voltou.",
  ],
  [
    "pending",
    "approved",
    "Avisamos que a alteração da vaga “Padeiro” tinha sido aprovada, mas a administração desfez essa decisão. A vaga fica com o texto anterior até haver outra decisão, e você recebe outro e-mail.",
  ],
  [
    "pending",
    "rejected",
    "Avisamos que a alteração da vaga “Padeiro” não tinha sido aprovada, mas a administração desfez essa decisão. A vaga fica com o texto anterior até haver outra decisão, e você recebe outro e-mail.",
  ],
] as const)("an edit is %s after its company read that it was %s", (status, before, words) => {
  expect(said(editDecisionMail({ ...common, status, before })).text).toContain(words);
});

test("the words of an approval are quoted", () => {
  expect(said(editDecisionMail({ ...common, status: "approved", notes: "Boa." })).text).toContain(
    "> Boa.",
  );
});

test.each(["approved", "rejected", "pending"] as const)(
  "a mail about an edit that is %s waits as long as the decision may be undone",
  (status) => {
    expect(editDecisionMail({ ...common, status })!.notBefore).toEqual(notBefore);
  },
);
