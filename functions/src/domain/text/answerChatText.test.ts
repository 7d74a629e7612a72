import { expect, test } from "vitest";
import { answerChatText } from "./answerChatText.ts";

const to = { name: "Ana Prado", jobTitle: "Tratorista", companyName: "Fazenda Buriti" };

test.each([
  [
    "emConversa",
    "Recebemos sua candidatura à vaga de Tratorista e queremos conversar com você. Qual é o melhor horário?",
  ],
  ["contratada", "Boa notícia: a vaga de Tratorista é sua! Vamos combinar como começar?"],
  [
    "naoSelecionada",
    "Agradecemos sua candidatura à vaga de Tratorista. Desta vez não seguimos com ela, mas desejamos boa sorte nas próximas!",
  ],
  [
    "encerrada",
    "Agradecemos sua candidatura à vaga de Tratorista. A vaga foi encerrada, e desejamos boa sorte nas próximas!",
  ],
] as const)("the text about '%s' names the job and the answer", (stage, words) => {
  expect(answerChatText(stage, to)).toBe(
    `Olá, Ana! Aqui é da empresa Fazenda Buriti, pelo site Vagas Canabrava. ${words}`,
  );
});
