import { otherPlaces } from "../administration/countedKeys.ts";
import { dayNumber } from "../dates.ts";
import type { Hire } from "../closing/hire.ts";
import type { Job } from "../job/job.ts";
import { figuresOfText } from "../pay/payOfText.ts";
import { monthlyPay } from "../pay/payText.ts";
import { town } from "../town.ts";
import { monthOf, type MonthRecord, type MonthRecords, mostJobsOfMonth } from "./monthRecord.ts";

/** A job that was listed or changed: when and as which type, if it was listed; null where deleted. */
export type SeenJob = {
  id: string;
  published: { type: string; at: Date } | null;
  job: Pick<
    Job,
    "type" | "location" | "pay" | "salary" | "contractType" | "filled" | "updatedAt"
  > | null;
};

/** What a company said of the people that a job hired. */
export type SeenHire = { id: string; hire: Pick<Hire, "answer" | "people" | "answeredAt"> };

/**
 * The months whose records change by what was seen of jobs. A job counts once, in the month in which it was first seen
 * listed, and is filled and hires once; what is undone in the month in which it was filled does not count. `records`
 * has every shown month; jobs of other months are left out. Seeing the same again changes nothing.
 */
export function noteJobs(
  records: MonthRecords,
  seen: readonly SeenJob[],
  hires: readonly SeenHire[],
  now: Date,
): Map<string, MonthRecord> {
  const after = new Map(
    [...records].map(([month, { listed, filled, hired }]) => [
      month,
      { listed: { ...listed }, filled: { ...filled }, hired: { ...hired } },
    ]),
  );
  for (const one of seen) noteListed(after, one);
  for (const one of seen) noteFilled(after, one, now);
  for (const one of hires) noteHired(after, one, now);
  return new Map(
    [...after].filter(
      ([month, record]) => JSON.stringify(record) !== JSON.stringify(records.get(month)),
    ),
  );
}

function noteListed(records: Map<string, MonthRecord>, { id, published, job }: SeenJob): void {
  if (published === null || factOf(records, id) !== null) return;
  const listed = records.get(monthOf(published.at))?.listed;
  if (listed === undefined || Object.keys(listed).length >= mostJobsOfMonth) return;
  listed[id] = {
    type: job?.type ?? published.type,
    place: job && placeOf(job.location),
    pay: job && middlePay(job),
    day: dayNumber(published.at),
  };
}

function noteFilled(records: Map<string, MonthRecord>, { id, job }: SeenJob, now: Date): void {
  if (job === null) return;
  const fact = factOf(records, id);
  const present = records.get(monthOf(now))?.filled;
  if (!job.filled && present !== undefined) delete present[id];
  const isNoted = [...records.values()].some(({ filled }) => Object.hasOwn(filled, id));
  const filled = records.get(monthOf(job.updatedAt))?.filled;
  if (!job.filled || fact === null || isNoted || filled === undefined) return;
  filled[id] = Math.max(0, dayNumber(job.updatedAt) - fact.day);
}

/** Who was hired by this site counts in the month of the answer, which may be corrected until it is over. */
function noteHired(records: Map<string, MonthRecord>, { id, hire }: SeenHire, now: Date): void {
  const present = records.get(monthOf(now))?.hired;
  if (present !== undefined) delete present[id];
  const isNoted = [...records.values()].some(({ hired }) => Object.hasOwn(hired, id));
  const hired = records.get(monthOf(hire.answeredAt))?.hired;
  if (hire.answer !== "peloSite" || isNoted || hired === undefined) return;
  hired[id] = hire.people;
}

function factOf(records: MonthRecords, id: string): MonthRecord["listed"][string] | null {
  for (const { listed } of records.values()) if (Object.hasOwn(listed, id)) return listed[id]!;
  return null;
}

function placeOf(location: string): string {
  return (town.places as readonly string[]).includes(location) ? location : otherPlaces;
}

/** Cents a month, rounded; null for a pay without such a figure. Hours, days and weeks count as in the list's order. */
export function middlePay({
  pay,
  salary,
  contractType,
}: Pick<Job, "pay" | "salary" | "contractType">): number | null {
  const figures = pay ?? figuresOfText({ salary, contractType });
  if (figures === null || figures.unit === null) return null;
  const { least, most, unit } = figures;
  return monthlyPay({ least: (least + (most ?? least)) / 2, most: null, unit, rest: "" });
}
