import type { Job } from "../job/job.ts";
import type { JobFilters } from "./jobFilters.ts";

// What a list may ask that a job has or has not, as search terms: no index of its own, and joined with every other filter.

type Marked = Partial<Pick<Job, "pay" | "dayWork">>;
type Asked = Pick<JobFilters, "onlyDayWork" | "withHousing" | "withTransport">;

type JobMark = { filter: keyof Asked; term: string; isOf: (job: Marked) => boolean };

/** The rarest first. No typed word contains '$'. */
const marks: readonly JobMark[] = [
  { filter: "onlyDayWork", term: "$diaria", isOf: ({ dayWork }) => dayWork === true },
  { filter: "withHousing", term: "$alojamento", isOf: ({ pay }) => Boolean(pay?.housing) },
  { filter: "withTransport", term: "$transporte", isOf: ({ pay }) => Boolean(pay?.transport) },
];

/** The terms of what a job has: '$diaria' for work of a day, '$alojamento' and '$transporte' if they are given or deducted. */
export function markTerms(job: Marked): string[] {
  return marks.filter(({ isOf }) => isOf(job)).map(({ term }) => term);
}

/** The terms that a list asks for, the rarest first. */
export function termsAsked(filters: Asked): string[] {
  return marks.filter(({ filter }) => filters[filter]).map(({ term }) => term);
}

/** Whether a job has all that a list asks for. */
export function hasMarks(job: Marked, filters: Asked): boolean {
  return marks.every(({ filter, isOf }) => !filters[filter] || isOf(job));
}
