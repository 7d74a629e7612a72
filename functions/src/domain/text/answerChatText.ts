import type { AnswerStage } from "../application/stage.ts";
import { town } from "../town.ts";
import { firstNameOf } from "./firstNameOf.ts";

// Apart from whatsapp.ts, which visitors' pages load.

const said: Record<AnswerStage, (job: string) => string> = {
  emConversa: (job) =>
    `Recebemos sua candidatura à vaga de ${job} e queremos conversar com você. Qual é o melhor horário?`,
  contratada: (job) => `Boa notícia: a vaga de ${job} é sua! Vamos combinar como começar?`,
  naoSelecionada: (job) =>
    `Agradecemos sua candidatura à vaga de ${job}. Desta vez não seguimos com ela, mas desejamos boa sorte nas próximas!`,
  encerrada: (job) =>
    `Agradecemos sua candidatura à vaga de ${job}. A vaga foi encerrada, e desejamos boa sorte nas próximas!`,
};

/** What a company writes to a person who gets no mail about its answer; greets by first name. */
export function answerChatText(
  stage: AnswerStage,
  { name, jobTitle, companyName }: { name: string; jobTitle: string; companyName: string },
): string {
  return `Olá, ${firstNameOf(name)}! Aqui é da empresa ${companyName}, pelo site ${town.boardName}. ${said[stage](jobTitle)}`;
}
