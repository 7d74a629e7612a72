import { expect, test } from "vitest";
import { addMinutes } from "../domain/dates.ts";
import { summaryMail, summaryMailId } from "./summaryMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const company = { name: "Padaria Aurora", email: "padaria@empresa.example" };
const until = addMinutes(now, 60);
const summary = (count: number) => summaryMail(count, company, { siteUrl, until, now });

test("a company gets one mail about many applications, once they are collected", () => {
  expect(said(summary(1234))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "1.234 novas candidaturas às suas vagas",
    title: "1.234 novas candidaturas às suas vagas",
    text: [
      "Olá, Padaria Aurora!",
      "Chegaram muitas candidaturas em pouco tempo. Para não encher a sua caixa de entrada, estas vêm reunidas num só e-mail.",
      "Os dados de cada pessoa e os currículos estão no painel da sua empresa. Quem desistiu nesse meio-tempo não aparece.",
      "Ver candidaturas: https://vagas.example/empresa/dashboard",
    ],
  });
  expect(summary(1234)).toMatchObject({ notBefore: until, createdAt: now, delivery: null });
});

test("a summary of one application uses the singular", () => {
  expect(said(summary(1)).subject).toBe("1 nova candidatura às suas vagas");
});

test("each period has its own summary", () => {
  expect(summaryMailId("padaria", until)).toBe(`applications-padaria-${until.getTime()}`);
});
