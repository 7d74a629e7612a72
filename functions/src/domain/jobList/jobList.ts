import type { Job } from "../job/job.ts";
import { bestPaid, closingFirst, type JobFilters } from "./jobFilters.ts";
import { jobHolds, jobMayHold } from "./jobHolds.ts";
import { isExpired } from "../job/jobStanding.ts";
import { isNear, placesAsked } from "../place/distance.ts";
import { hasMarks, termsAsked } from "./listMarks.ts";
import { isPaidAs, isPayStep, payTermFor } from "./payTerms.ts";
import { queriedWord, searchTermFor, wordsOf } from "../text/searchTerms.ts";
import { typedTerms } from "../text/spelling.ts";

// The query of the public list, shared by browser and server, so that both get the same rows.

/**
 * The end of a page: what orders the list, and the id. `at` is a time as stored, to the nanosecond, or the cents that a
 * job pays a month, '' for none. `loose`: in the list of jobs that a misspelt search may mean.
 */
export type JobCursor = { at: string; id: string; loose?: true };
export type JobPage = { jobs: Job[]; next: JobCursor | null };

/** The number of jobs of a whole list, at most `limits.countedJobs.max`; null if unknown. */
export type JobTotal = number | null;

export type JobCondition = readonly [
  field: string,
  op: "==" | "array-contains" | "in",
  value: string | boolean | readonly string[],
];

/** The query's conditions. A job's category is its type, and the type is indexed. */
export function jobConditions(filters: JobFilters): JobCondition[] {
  return conditionsFor(filters, searchTermFor(filters.search));
}

/**
 * The conditions of the queries that together find the jobs of a list; several if it is `loose`: the queried word may then
 * have one wrong letter. The first is of the word itself (`tellingQueries`).
 */
export function jobQueries(filters: JobFilters, loose: boolean): JobCondition[][] {
  const typed = loose ? typedTerms(queriedWord(filters.search) ?? "") : [];
  return typed.length === 0
    ? [jobConditions(filters)]
    : typed.map((term) => conditionsFor(filters, term));
}

/** Whether a search that finds nothing has a word that may be misspelt. */
export function mayBeMisspelt({ search }: JobFilters): boolean {
  return wordsOf(search).some((word) => typedTerms(word).length > 0);
}

/** A query takes one search term: `isInList` compares the rest of what a list asks by terms. */
function conditionsFor(filters: JobFilters, word: string | null): JobCondition[] {
  const { category, company, showFilled, showUrgent } = filters;
  const term = word ?? termsAsked(filters)[0] ?? payTermFor(filters);
  return [
    ["listed", "==", true],
    ...(showFilled ? [] : [["filled", "==", false] as const]),
    ...(category ? [["type", "==", category] as const] : []),
    ...placeConditions(filters),
    ...(company ? [["company", "==", company] as const] : []),
    ...(showUrgent ? [["urgent", "==", true] as const] : []),
    ...(term === null ? [] : [["searchTerms", "array-contains", term] as const]),
  ];
}

function placeConditions(filters: JobFilters): JobCondition[] {
  const places = placesAsked(filters);
  if (places === null) return [];
  return [places.length === 1 ? ["location", "==", places[0]!] : ["location", "in", places]];
}

/**
 * The field that orders a list; jobs with the same value are ordered by id. `after`: the field is later than this. Every
 * job has a deadline; one without a monthly pay comes after all that have one.
 */
export function jobOrder({ order }: JobFilters, now: Date) {
  if (order === bestPaid) return { field: "monthlyPay", direction: "desc", after: null } as const;
  return order === closingFirst
    ? ({ field: "expiresAt", direction: "asc", after: now } as const)
    : ({ field: "postedAt", direction: "desc", after: null } as const);
}

/**
 * Whether an index can count a list. It finds more rows than match for a search, for conditions of more than one term, and
 * for a least pay between two steps.
 */
export function isCountable(filters: JobFilters): boolean {
  const { search, leastPay } = filters;
  const terms = [...termsAsked(filters), payTermFor(filters)].filter((term) => term !== null);
  return searchTermFor(search) === null && terms.length <= 1 && isPayStep(leastPay);
}

/** Whether a found row belongs in the list: it matches the rest of the filters and its deadline has not passed. */
export function isInList(job: Job, filters: JobFilters, now: Date, loose = false): boolean {
  const holds = loose ? jobMayHold : jobHolds;
  return (
    !isExpired(job, now) &&
    isNear(job.location, filters) &&
    hasMarks(job, filters) &&
    isPaidAs(job, filters) &&
    holds(job, filters.search)
  );
}

/** Tells of a job in memory whether a list shows it: the database would find it, and its reader keeps it. */
export function shownIn(filters: JobFilters, now: Date, loose = false): (job: Job) => boolean {
  const queries = jobQueries(filters, loose);
  return (job) =>
    queries.some((conditions) => conditions.every((condition) => fulfils(job, condition))) &&
    isInList(job, filters, now, loose);
}

function fulfils(job: Job, [field, op, value]: JobCondition): boolean {
  const stored = (job as Record<string, unknown>)[field];
  if (op === "==") return stored === value;
  const [some, wanted] = op === "in" ? [value, stored] : [stored, value];
  return Array.isArray(some) && some.includes(wanted);
}

/** A list as typed; if it has no job at all, the jobs that a misspelt search may mean. `read` takes whether it is loose. */
export async function asTypedOrMeant(
  filters: JobFilters,
  cursor: JobCursor | null,
  read: (loose: boolean) => Promise<JobPage>,
): Promise<JobPage> {
  const page = await read(cursor?.loose ?? false);
  const isEmpty = cursor === null && page.jobs.length === 0 && page.next === null;
  if (!isEmpty || !mayBeMisspelt(filters)) return page;
  return read(true);
}
