import {
  countedReplies,
  leastTenths,
  replyLine,
  type ReplyWord,
} from "@vagas/functions/domain/company/replyWord";
import { Mark } from "../../../jobViews/Mark.tsx";

/** How many applicants a company answers, and how that is counted. */
export function ReplyMark({ word }: { word: ReplyWord }) {
  const { daysToAnswer, fromDay, toDay } = countedReplies;
  return (
    <Mark icon="mail" summary={replyLine(word)}>
      {`De cada 10 candidaturas feitas entre ${fromDay} e ${toDay} dias atrás, pelo menos ${leastTenths[word]} tiveram resposta em até ${daysToAnswer} dias. Resposta é a empresa dizer em que ponto está a candidatura; só abri-la não conta.`}
    </Mark>
  );
}
