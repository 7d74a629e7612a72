import { workDayText } from "../job/dayWork.ts";
import type { Job } from "../job/job.ts";
import { formatDate } from "../visitorDates.ts";

/** How many days back a job counts as new, and how many ahead it counts as closing. */
export const weekDays = 7;

/**
 * A job of the week. `amount`: the pay without what comes on top or is deducted, for paper. `code`: of its short address, for
 * the first ones only, which messages and paper name.
 */
export type WeekJob = Pick<
  Job,
  | "id"
  | "title"
  | "company"
  | "location"
  | "category"
  | "urgent"
  | "dayWork"
  | "postedAt"
  | "expiresAt"
> & { pay: string; amount: string; code: string | null };

/**
 * The open jobs that are new, closing or urgent (counts: a job may be several of these). `jobs`: the first of them in
 * the week's order (`inWeekOrder`), each once. `more`: how many others there are, at least.
 */
export type Week = {
  jobs: WeekJob[];
  fresh: number;
  closing: number;
  urgent: number;
  more: number;
};

/** Whether a job came in the last seven days. */
export function isFresh({ postedAt }: Pick<Job, "postedAt">, now: Date): boolean {
  return postedAt >= daysFrom(now, -weekDays);
}

/** Whether a job ends within seven days. */
export function isClosing({ expiresAt }: Pick<Job, "expiresAt">, now: Date): boolean {
  return expiresAt <= daysFrom(now, weekDays);
}

/** When a job ends if that is within seven days, 'até 24/11', or the day of its work, 'diária sáb., 28/11'; else ''. */
export function endMark(job: Pick<Job, "dayWork" | "expiresAt">, now: Date): string {
  if (job.dayWork) return `diária ${workDayText(job.expiresAt)}`;
  return isClosing(job, now) ? `até ${formatDate(job.expiresAt).slice(0, 5)}` : "";
}

/** That many times 24 hours later. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
}

/** The order in which jobs are named: urgent ones, those that end this week by their end, then the newest. */
export function inWeekOrder<T extends Pick<Job, "id" | "urgent" | "postedAt" | "expiresAt">>(
  jobs: readonly T[],
  now: Date,
): T[] {
  const rank = (job: T) => (job.urgent ? 0 : isClosing(job, now) ? 1 : 2);
  const within = (job: T) => (rank(job) === 1 ? job.expiresAt.getTime() : -job.postedAt.getTime());
  return jobs.toSorted((a, b) => rank(a) - rank(b) || within(a) - within(b));
}

/** '12 novas · 3 encerram em até 7 dias · 2 urgentes'; '' if there are none. */
export function weekCounts({ fresh, closing, urgent }: Week): string {
  return [
    fresh > 0 && (fresh === 1 ? "1 nova" : `${fresh} novas`),
    closing > 0 &&
      (closing === 1 ? "1 encerra em até 7 dias" : `${closing} encerram em até 7 dias`),
    urgent > 0 && (urgent === 1 ? "1 urgente" : `${urgent} urgentes`),
  ]
    .filter((part) => part !== false)
    .join(" · ");
}

/** The same for a page, where a number stays on the line of its word. */
export function weekCountsLine(week: Week): string {
  return weekCounts(week).replaceAll(/(\d) /g, "$1\u00A0");
}

/** The jobs by category, categories by name; their order within one stays. */
export function byCategory<T extends Pick<Job, "category">>(jobs: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const job of jobs) groups.set(job.category, [...(groups.get(job.category) ?? []), job]);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, "pt-BR"));
}
