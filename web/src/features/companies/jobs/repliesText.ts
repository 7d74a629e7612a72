import type { Replies } from "@vagas/functions/domain/company/replies";
import {
  countedReplies,
  replyText,
  type ReplyWord,
} from "@vagas/functions/domain/company/replyWord";

const { daysToAnswer, fromDay, toDay } = countedReplies;

/** 'Sua empresa costuma responder à maioria'; null: fewer than visitors are told. */
export function repliesTitle(word: ReplyWord | null): string {
  return `Sua empresa costuma responder ${word === null ? "a poucos" : replyText[word]}`;
}

/** 'Das 9 candidaturas feitas entre 15 e 104 dias atrás, 6 tiveram resposta em até 14 dias.' */
export function repliesCounted({ applications, answered }: Replies): string {
  const told = answered === 0 ? "nenhuma teve" : answered === 1 ? "1 teve" : `${answered} tiveram`;
  return `Das ${applications} candidaturas feitas entre ${fromDay} e ${toDay} dias atrás, ${told} resposta em até ${daysToAnswer} dias.`;
}

const advice = `responda em até ${daysToAnswer} dias, também a quem ficou fora da seleção. Só abrir a candidatura não conta.`;

/** Who reads it, and what would make it better. */
export function howToReply(word: ReplyWord | null): string {
  if (word === null)
    return `Só a sua empresa vê isto. Para as suas vagas dizerem que ela responde, ${advice}`;
  const shown = "Quem procura vaga lê isso nas suas vagas e na página da empresa.";
  return word === "almostAll" ? shown : `${shown} Para melhorar, ${advice}`;
}
