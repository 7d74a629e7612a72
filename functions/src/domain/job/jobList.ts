import type { Job } from "./job.ts";
import { closingFirst, type JobFilters } from "./jobFilters.ts";
import { jobHolds } from "./jobSearch.ts";
import { isExpired } from "./jobStanding.ts";
import { searchTermFor } from "../text/searchTerms.ts";

// The query of the public list, shared by browser and server, so that both get the same rows.

/** The end of a page: the time that orders the list, as stored, to the nanosecond, and the id. */
export type JobCursor = { at: string; id: string };
export type JobPage = { jobs: Job[]; next: JobCursor | null };

/** The number of jobs of a whole list, at most `limits.countedJobs.max`; null if unknown. */
export type JobTotal = number | null;

export type JobCondition = readonly [
  field: string,
  op: "==" | "array-contains",
  value: string | boolean,
];

/** The query's conditions. A job's category is its type, and the type is indexed. */
export function jobConditions({
  search,
  category,
  location,
  company,
  showFilled,
  showUrgent,
}: JobFilters): JobCondition[] {
  const term = searchTermFor(search);
  return [
    ["listed", "==", true],
    ...(showFilled ? [] : [["filled", "==", false] as const]),
    ...(category ? [["type", "==", category] as const] : []),
    ...(location ? [["location", "==", location] as const] : []),
    ...(company ? [["company", "==", company] as const] : []),
    ...(showUrgent ? [["urgent", "==", true] as const] : []),
    ...(term === null ? [] : [["searchTerms", "array-contains", term] as const]),
  ];
}

/**
 * The field that orders a list; jobs of the same time are ordered by id. `after`: the field is later than this. Every job
 * has a deadline.
 */
export function jobOrder({ order }: JobFilters, now: Date) {
  return order === closingFirst
    ? ({ field: "expiresAt", direction: "asc", after: now } as const)
    : ({ field: "postedAt", direction: "desc", after: null } as const);
}

/** Whether an index can count a list: of a search it finds more rows than match. */
export function isCountable({ search }: JobFilters): boolean {
  return searchTermFor(search) === null;
}

/** Whether a found row belongs in the list: it matches the rest of the search and its deadline has not passed. */
export function isInList(job: Job, filters: JobFilters, now: Date): boolean {
  return !isExpired(job, now) && jobHolds(job, filters.search);
}
