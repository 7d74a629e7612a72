import { expect, test } from "vitest";
import { activityMail, deletedJobMail } from "./companyMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const company = { id: "padaria", name: "Padaria Aurora", email: "padaria@empresa.example" };
const panel = `Abrir o painel da empresa: ${siteUrl}/empresa/dashboard`;
const why = "Para saber o motivo, responda este e-mail ou ligue para (66) 99999-0000.";

test("a deactivated company is told what that means and whom to ask", () => {
  expect(said(activityMail(false, company, siteUrl, now))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Sua conta foi desativada no site Vagas Canabrava",
    title: "Sua conta foi desativada",
    text: [
      "Olá, Padaria Aurora!",
      "A administração desativou a conta da sua empresa no site Vagas Canabrava. As vagas dela saíram do site, e por enquanto não dá para publicar nem editar. Nada foi apagado: se a conta for reativada, as vagas voltam.",
      why,
      panel,
    ],
  });
});

test("a company that is activated again is told that its jobs are back", () => {
  expect(said(activityMail(true, company, siteUrl, now))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Sua conta foi reativada no site Vagas Canabrava",
    title: "Sua conta foi reativada",
    text: [
      "Olá, Padaria Aurora!",
      "A administração reativou a conta da sua empresa no site Vagas Canabrava. As vagas aprovadas que ainda estão no prazo voltaram ao site, menos as que tinham sido tiradas do ar, e você pode publicar outras.",
      panel,
    ],
  });
});

test("a company is told which of its jobs the administrator deleted, and whom to ask", () => {
  expect(said(deletedJobMail({ title: "Padeiro" }, company, siteUrl, now))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Sua vaga foi excluída: Padeiro",
    title: "Sua vaga foi excluída",
    text: [
      "Olá, Padaria Aurora!",
      "A administração do site Vagas Canabrava excluiu a vaga “Padeiro”. As candidaturas que ela recebeu continuam no painel da sua empresa por até 6 meses.",
      why,
      panel,
    ],
  });
});
