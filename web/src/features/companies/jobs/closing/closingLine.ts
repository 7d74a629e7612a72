import { formatDayAndMonth, formatTime } from "@vagas/functions/domain/dates";
import { closingTold } from "@vagas/functions/domain/closing/closingText";
import { failureText } from "../../../../ui/message/failureText.ts";

const where = ", por e-mail ou na página “Minhas candidaturas”";

/**
 * When people are or were told that a job has ended, and where: some have no address, or no room for another mail. `people`
 * null: their number could not be read.
 */
export function closingLine(people: number | null, at: Date, now: Date): string {
  const whom = people === null ? "Avisamos quem se candidatou" : closingTold(people);
  return at > now
    ? `${whom} às ${formatTime(at)}${where}.`
    : `${whom} em ${formatDayAndMonth(at)} às ${formatTime(at)}${where}.`;
}

/** Why the end of a job could not be taken back; after `at` it is refused, because people were told. */
export function takeBackProblem(outcome: keyof typeof failureText, at: Date, now: Date): string {
  return outcome === "forbidden" && at <= now ? "o aviso já foi dado." : failureText[outcome];
}
