import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { countNumbersAt, countRepliesAt, sendAllDue } from "../faults/laterRounds.ts";
import { miscountedReplies } from "../invariants/brokenReplies.ts";
import { atRest } from "../support/atRest.ts";
import { brokenAlerts, nextMonday } from "./alertsOfMonday.ts";

/** The first day on which today's applications are counted. */
const countedAfterDays = 16;

/**
 * Half an hour later the mails of answers are sent, on Monday those of alerts, and two weeks later companies' replies are
 * counted, by the functions' own work under a later clock; the numbers of the town now and then. Returns what is wrong then.
 */
export async function brokenLater(say: (line: string) => void): Promise<string[]> {
  const later = () => addMinutes(new Date(), answerDelayMinutes + 1);
  const sent = await sendAllDue(later());
  const alerts = await brokenAlerts(say);
  await sendAllDue(nextMonday());
  const night = addDays(new Date(), countedAfterDays);
  await countRepliesAt(night);
  await countNumbersAt(new Date());
  await countNumbersAt(night);
  const { board, broken } = await atRest(say, later);
  const words = [...board.companies.values()].filter(({ replies }) => replies?.isEnough).length;
  say(
    `later: ${sent} mails of answers sent; the replies of ${words} companies are enough for a word`,
  );
  return [...alerts, ...broken, ...miscountedReplies(board, night)];
}
