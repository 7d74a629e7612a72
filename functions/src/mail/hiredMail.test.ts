import { expect, test } from "vitest";
import { addDays } from "../domain/dates.ts";
import { jobLink } from "./deadlineMail.ts";
import { hiredMail, hiredMailId } from "./hiredMail.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";

const job = {
  id: "a1",
  title: "Padeiro",
  postedAt: addDays(now, -40),
  expiresAt: new Date("2026-11-14T03:59:59.999Z"),
};
const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria Aurora" };

test("a company is asked once whether a job found somebody", () => {
  expect(hiredMailId("a1")).toBe("a1-hired");
  expect(said(hiredMail(job, company, { siteUrl, secret, now }))).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Contratou alguém? Padeiro",
    title: "Contratou alguém?",
    text: [
      "Olá, Padaria Aurora!",
      "O prazo da vaga “Padeiro” terminou em 13/11/2026. Você contratou alguém, pelo site Vagas Canabrava ou de outro jeito?",
      "A resposta leva um toque e mostra à cidade quantas pessoas conseguem trabalho. Contamos apenas números, sem o nome da empresa ou de quem foi contratado. Não perguntamos de novo sobre esta vaga.",
      `Responder: ${jobLink("hired", job, siteUrl, secret)}`,
    ],
  });
});
