import { dayNumber, startOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Hire } from "@vagas/functions/domain/closing/hire";
import {
  emptyMonth,
  type MonthRecord,
  shownMonths,
} from "@vagas/functions/domain/numbers/monthRecord";
import { noteJobs } from "@vagas/functions/domain/numbers/noteJobs";
import { jobTypes } from "@vagas/functions/domain/options";
import { town } from "@vagas/functions/domain/town";
import { portion } from "../moments.ts";

/** How many months before the present one have only jobs that are deleted by now. */
const gone = 11;

/** What each month counts: the seed's jobs and hires, and before them some that nobody has any more. */
export function monthsOf(
  jobs: readonly Job[],
  hires: readonly (Hire & { id: string })[],
  now: Date,
): Map<string, MonthRecord> {
  const shown = shownMonths(now);
  const before = new Map(
    shown.map((month, i) => [month, i < gone ? goneMonth(month) : emptyMonth]),
  );
  const seen = jobs.map((job) => ({
    id: job.id,
    published: { type: job.type, at: job.postedAt },
    job,
  }));
  const told = hires.map((hire) => ({ id: hire.id, hire }));
  return new Map([...before, ...noteJobs(before, seen, told)]);
}

function goneMonth(month: string): MonthRecord {
  const day = dayNumber(startOfDay(`${month}-01`));
  const ids = Array.from(
    { length: 18 + Math.floor(portion(`${month} jobs`) * 20) },
    (_, i) => `antiga-${month}-${i}`,
  );
  // Most jobs are of few types and in the town itself.
  const oneOf = <T>(choices: readonly T[], words: string) =>
    choices[Math.floor(portion(words) ** 2 * choices.length)]!;
  return {
    listed: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          type: oneOf([...jobTypes.slice(4), ...jobTypes.slice(0, 4)], `${id} type`),
          place: oneOf(town.places, `${id} place`),
          pay:
            portion(`${id} states`) < 0.7
              ? 162_000 + Math.floor(portion(`${id} pay`) * 24) * 5_000
              : null,
          day: day + Math.floor(portion(`${id} day`) * 28),
        },
      ]),
    ),
    filled: Object.fromEntries(
      ids.filter((_, i) => i % 3 === 0).map((id) => [id, Math.floor(portion(`${id} days`) * 25)]),
    ),
    hired: Object.fromEntries(
      ids
        .filter((_, i) => i % 4 === 0)
        .map((id) => [id, 1 + Math.floor(portion(`${id} people`) * 2)]),
    ),
  };
}
