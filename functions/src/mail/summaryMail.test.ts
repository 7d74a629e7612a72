import { expect, test } from "vitest";
import { addMinutes } from "../domain/dates.ts";
import { summaryMail, summaryMailId } from "./summaryMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const company = { id: "padaria", name: "Padaria Aurora", email: "padaria@empresa.example" };
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
      "Para não encher a sua caixa de entrada, estas candidaturas vêm reunidas num só e-mail.",
      "Os dados de cada pessoa e os currículos estão no painel da sua empresa. Quem desistiu nesse meio-tempo não aparece.",
      "Ver candidaturas: https://vagas.example/empresa/dashboard",
    ],
  });
  expect(summary(1234)).toMatchObject({ notBefore: until, createdAt: now, delivery: null });
});

test("a summary of one application uses the singular, and speaks of no crowd", () => {
  const { subject, text } = said(summary(1));
  expect(subject).toBe("1 nova candidatura às suas vagas");
  expect(text).toEqual([
    "Olá, Padaria Aurora!",
    "Chegou mais uma candidatura às suas vagas.",
    "Os dados e o currículo estão no painel da sua empresa. Se a pessoa desistiu nesse meio-tempo, a candidatura não aparece.",
    "Ver candidaturas: https://vagas.example/empresa/dashboard",
  ]);
});

test("a summary of two applications says that they come together", () => {
  expect(said(summary(2)).text.at(1)).toBe(
    "Para não encher a sua caixa de entrada, estas candidaturas vêm reunidas num só e-mail.",
  );
});

test("each period has its own summary", () => {
  expect(summaryMailId("padaria", until)).toBe(`applications-padaria-${until.getTime()}`);
});
