import { formatDayAndMonth, formatTime } from "@vagas/functions/domain/dates";
import { closingTold } from "@vagas/functions/domain/job/closingText";

/** When people are or were told that a job has ended. `people` null: their number could not be read. */
export function closingLine(people: number | null, at: Date, now: Date): string {
  const whom = people === null ? "Avisamos quem se candidatou" : closingTold(people);
  return at > now
    ? `${whom} às ${formatTime(at)}.`
    : `${whom} em ${formatDayAndMonth(at)} às ${formatTime(at)}.`;
}
