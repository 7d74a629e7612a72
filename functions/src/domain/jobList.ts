import type { Job } from "./job.ts";
import type { JobFilters } from "./jobFilters.ts";
import { isExpired } from "./jobStanding.ts";
import { searchTermFor, titleContains } from "./searchTerms.ts";

// The query behind the public list, shared by browser and server, so that both get the same rows.

/** Where a page ended: the time as the database keeps it, to the nanosecond, and the id. */
export type JobCursor = { postedAt: string; id: string };
export type JobPage = { jobs: Job[]; next: JobCursor | null };

export type JobCondition = readonly [
  field: string,
  op: "==" | "array-contains",
  value: string | boolean,
];

/** The conditions of the query; null when category and type differ, which no job can match (they are one field). */
export function jobConditions({
  search,
  category,
  type,
  location,
  showFilled,
  showUrgent,
}: JobFilters): JobCondition[] | null {
  if (category && type && category !== type) return null;
  const term = searchTermFor(search);
  return [
    ["listed", "==", true],
    ...(showFilled ? [] : [["filled", "==", false] as const]),
    ...(category || type ? [["type", "==", category || type] as const] : []),
    ...(location ? [["location", "==", location] as const] : []),
    ...(showUrgent ? [["urgent", "==", true] as const] : []),
    ...(term === null ? [] : [["searchTerms", "array-contains", term] as const]),
  ];
}

/** Whether a row the query found belongs in the list: the rest of the search is in its title, its deadline has not just passed. */
export function isInList(job: Job, filters: JobFilters, now: Date): boolean {
  return !isExpired(job, now) && titleContains(job.title, filters.search);
}
