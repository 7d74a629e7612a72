import { expect, test } from "vitest";
import { receivedMail } from "./receivedMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria Aurora" };

test("a company is told that its new job waits", () => {
  expect(
    said(receivedMail({ id: "a1", title: "Padeiro", revision: 1 }, company, siteUrl, now)),
  ).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Recebemos sua vaga: Padeiro",
    title: "Recebemos sua vaga",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” chegou e está em análise. Assim que a administração do site conferir, ela vai ao ar, e você recebe outro e-mail.",
      "Acompanhar no painel: https://vagas.example/empresa/dashboard",
    ],
  });
});

test("a company is told that an edited job is off the site until it is decided again", () => {
  expect(
    said(receivedMail({ id: "a1", title: "Padeiro", revision: 2 }, company, siteUrl, now)),
  ).toMatchObject({
    subject: "Recebemos as mudanças da vaga: Padeiro",
    title: "Recebemos as mudanças",
    text: [
      "Olá, Padaria Aurora!",
      "As mudanças da vaga “Padeiro” chegaram e estão em análise. Enquanto isso, a vaga não aparece no site Vagas Canabrava. Assim que a administração conferir, você recebe outro e-mail.",
      "Acompanhar no painel: https://vagas.example/empresa/dashboard",
    ],
  });
});
