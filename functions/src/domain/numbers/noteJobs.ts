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
 * listed, and is filled and hires once. What a company undoes or corrects in the month in which it was noted is undone
 * or corrected there, even if the run that sees it is in the next month: the job's last change and the answer tell their
 * own month. A month that was over by then stays. `records` has every shown month; jobs of other months are left out.
 * Seeing the same again changes nothing.
 */
export function noteJobs(
  records: MonthRecords,
  seen: readonly SeenJob[],
  hires: readonly SeenHire[],
): Map<string, MonthRecord> {
  const after = new Map(
    [...records].map(([month, { listed, filled, hired }]) => [
      month,
      { listed: { ...listed }, filled: { ...filled }, hired: { ...hired } },
    ]),
  );
  for (const one of seen) noteListed(after, one);
  for (const one of seen) noteFilled(after, one);
  for (const one of hires) noteHired(after, one);
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

function noteFilled(records: Map<string, MonthRecord>, { id, job }: SeenJob): void {
  const filled = job && records.get(monthOf(job.updatedAt))?.filled;
  if (!filled) return;
  // A job that is open since its last change was not filled at the end of that month.
  if (!job.filled) {
    delete filled[id];
    return;
  }
  const fact = factOf(records, id);
  const isNoted = [...records.values()].some((record) => Object.hasOwn(record.filled, id));
  if (fact === null || isNoted) return;
  filled[id] = Math.max(0, dayNumber(job.updatedAt) - fact.day);
}

/** Who was hired by this site counts in the month of the answer, which may be corrected until it is over. */
function noteHired(records: Map<string, MonthRecord>, { id, hire }: SeenHire): void {
  const hired = records.get(monthOf(hire.answeredAt))?.hired;
  if (hired === undefined) return;
  const isNotedElsewhere = [...records.values()].some(
    (record) => record.hired !== hired && Object.hasOwn(record.hired, id),
  );
  if (hire.answer !== "peloSite") delete hired[id];
  else if (!isNotedElsewhere) hired[id] = hire.people;
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
