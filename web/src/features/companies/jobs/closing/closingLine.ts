import { formatDayAndMonth, formatTime } from "@vagas/functions/domain/dates";
import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import {
  closingOffer,
  toldPeople,
  unansweredText,
} from "@vagas/functions/domain/closing/closingText";
import { failureText } from "../../../../ui/message/failureText.ts";

const where = ", por e-mail ou na página “Minhas candidaturas”";

/**
 * When people are or were told that a job has ended, and where: some have no address, or no room for another mail. `people`
 * null: their number could not be read.
 */
export function closingLine(people: number | null, at: Date, now: Date): string {
  const whom = people === null ? "quem se candidatou" : toldPeople(people);
  return at > now
    ? `Às ${formatTime(at)} vamos avisar ${whom}${where}.`
    : `Em ${formatDayAndMonth(at)} às ${formatTime(at)} avisamos ${whom}${where}.`;
}

/** What the button says that tells `people`; null: they could not be counted. */
export function offerText(people: number | null): string {
  return people === null
    ? "Avisar as pessoas que se candidataram que a vaga foi encerrada"
    : closingOffer(people);
}

/** What the button does. */
export function explanation(people: number | null): string {
  const waiting = people === null ? "" : `${unansweredText(people)} `;
  return `${waiting}Daqui a ${answerDelayMinutes} minutos, quem se candidatou e não teve resposta fica sabendo, por e-mail ou na página “Minhas candidaturas”, que a vaga foi encerrada. Até lá, você pode desfazer.`;
}

/** Why the end of a job could not be taken back; after `at` it is refused, because people were told. */
export function takeBackProblem(outcome: keyof typeof failureText, at: Date, now: Date): string {
  return outcome === "forbidden" && at <= now ? "o aviso já foi dado." : failureText[outcome];
}
