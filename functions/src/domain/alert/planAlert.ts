import { limits } from "../limits.ts";
import type { Job } from "../job/job.ts";
import type { JobFilters } from "../jobList/jobFilters.ts";
import { jobHolds } from "../jobList/jobHolds.ts";
import { mayBeMisspelt, shownIn } from "../jobList/jobList.ts";
import { isTradeWord } from "../jobList/tradeWords.ts";
import { wordsOf } from "../text/searchTerms.ts";
import { type Alert, nextAlertAt } from "./alert.ts";
import { alertFilters } from "./alertList.ts";

/** A job and when it was first listed. */
export type Listing = { job: Job; at: Date };

/**
 * The listings that a list shows now, in their order. If none is as typed, those that a misspelt search may mean, as the page
 * of the list has it; but a trade's name means itself, because the weeks without a job of that trade would bring others.
 */
export function newsOfList(
  listings: readonly Listing[],
  filters: JobFilters,
  now: Date,
): Listing[] {
  const isTyped = shownIn(filters, now);
  const typed = listings.filter(({ job }) => isTyped(job));
  const words = wordsOf(filters.search);
  const certain = words.filter(isTradeWord).join(" ");
  const doubtful = words.filter((word) => !isTradeWord(word)).join(" ");
  if (typed.length > 0 || !mayBeMisspelt({ ...filters, search: doubtful })) return typed;
  const isMeant = shownIn(filters, now, true);
  return listings.filter(({ job }) => isMeant(job) && jobHolds(job, certain));
}

type AlertPlan = {
  /** What the mail tells; without any, none is written. */
  jobs: Job[];
  /** How many are left to the next mails, the first of which is due the next morning. */
  more: number;
  change: { toldUntil: Date; toldId: string; dueAt: Date };
};

/**
 * What a confirmed alert tells now: at most `most` of `news`, the rest next time. `news`: its list's jobs first listed
 * before `until`, oldest first.
 */
export function planAlert(
  alert: Pick<Alert, "every" | "toldId"> & { toldUntil: Date },
  news: readonly Listing[],
  until: Date,
  now: Date,
  most: number = limits.alerts.jobs,
): AlertPlan {
  const untold = news.filter((listing) => isAfter(listing, alert));
  const told = untold.slice(0, most);
  const more = untold.length - told.length;
  const last = told.at(-1);
  const isBefore = alert.toldUntil < until;
  return {
    jobs: told.map(({ job }) => job),
    more,
    change: {
      ...(more > 0 && last
        ? { toldUntil: last.at, toldId: last.job.id }
        : { toldUntil: isBefore ? until : alert.toldUntil, toldId: isBefore ? "" : alert.toldId }),
      dueAt: nextAlertAt(more > 0 ? "day" : alert.every, now),
    },
  };
}

function isAfter(
  { at, job }: Listing,
  { toldUntil, toldId }: { toldUntil: Date; toldId: string },
): boolean {
  const ahead = at.getTime() - toldUntil.getTime();
  return ahead > 0 || (ahead === 0 && job.id > toldId);
}

/** Computes the news of a list, once for each list. */
export function newsByList(
  listings: readonly Listing[],
  now: Date,
): (list: string) => readonly Listing[] {
  const known = new Map<string, Listing[]>();
  return (list) => {
    const news = known.get(list) ?? newsOfList(listings, alertFilters(list), now);
    known.set(list, news);
    return news;
  };
}

type Due = Pick<Alert, "every" | "list" | "toldId"> & { toldUntil: Date };

export type RoundPlan<Row> = {
  /** Those with something to tell, and what. */
  telling: { row: Row; plan: AlertPlan }[];
  /** Those without. */
  silent: { row: Row; plan: AlertPlan }[];
  /** Whether due alerts remain; the next round begins with them. */
  isFull: boolean;
};

/** A part of a round: alerts that are due, in their order, and at most `room` mails. */
export function planRound<Row extends { alert: Due }>(
  due: readonly Row[],
  newsOf: (list: string) => readonly Listing[],
  { until, now, room }: { until: Date; now: Date; room: number },
): RoundPlan<Row> {
  const round: RoundPlan<Row> = { telling: [], silent: [], isFull: false };
  for (const row of due) {
    if (round.telling.length === room) return { ...round, isFull: true };
    const plan = planAlert(row.alert, newsOf(row.alert.list), until, now);
    (plan.jobs.length > 0 ? round.telling : round.silent).push({ row, plan });
  }
  return round;
}
