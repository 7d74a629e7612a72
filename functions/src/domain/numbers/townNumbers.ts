import { z } from "zod";
import { otherPlaces } from "../administration/countedKeys.ts";
import { jobTypes } from "../options.ts";
import { town } from "../town.ts";
import {
  emptyMonth,
  type MonthRecord,
  type MonthRecords,
  monthOf,
  shownMonths,
} from "./monthRecord.ts";
import { type Cells, leastShown, middleOf, shownCells } from "./smallCells.ts";

const cells = z.record(z.string(), z.int());

/** The numbers of a month or of several; groups of fewer than five are left out, see `shownCells`. */
const periodSchema = z.object({
  /** Jobs that were first listed then; null: fewer than five, or others tell such a number by them. */
  jobs: z.int().nullable(),
  byType: cells,
  byPlace: cells,
  /** The middle pay of a type, in cents a month. */
  pay: cells,
  /** Middle of the days from a job's first listing until it was filled, of those filled then. */
  daysUntilFilled: z.int().nullable(),
  /** People that companies said to have hired by this site. */
  hires: z.int().nullable(),
});
export type PeriodNumbers = z.infer<typeof periodSchema>;

/** stats/numbers: what the board says of the town's work, public, made each night. */
export const townNumbersSchema = z.object({
  updatedAt: z.date(),
  openJobs: z.int(),
  /** The oldest first; the last one is the present month, so far. */
  months: z.array(periodSchema.extend({ month: z.string() })),
  /** The months that are over, together; null before the first. */
  together: periodSchema.nullable(),
});
export type TownNumbers = z.infer<typeof townNumbersSchema>;

const types: readonly string[] = jobTypes;
const places: readonly string[] = [...town.places, otherPlaces];

/** The numbers of the shown months, beginning with the first that has a job. */
export function countTown(records: MonthRecords, openJobs: number, now: Date): TownNumbers {
  const shown = shownMonths(now).map((month) => [month, records.get(month) ?? emptyMonth] as const);
  const first = shown.findIndex(([, { listed }]) => Object.keys(listed).length > 0);
  const counted = first === -1 ? [] : shown.slice(first);
  const over = counted.filter(([month]) => month < monthOf(now));
  const together = over.length === 0 ? null : periodOf(over.map(([, record]) => record));
  const months = counted.map(([month, record]) => ({ month, ...periodOf([record]) }));
  const safe = together === null ? [] : withoutTold(months.slice(0, over.length), together);
  return { updatedAt: now, openJobs, months: [...safe, ...months.slice(over.length)], together };
}

function periodOf(records: readonly MonthRecord[]): PeriodNumbers {
  const listed = records.flatMap((record) => Object.values(record.listed));
  const byType = shownCells(countBy(listed.map(({ type }) => type)), types);
  const pays = Object.keys(byType).flatMap((type): [string, number][] => {
    const stated = listed.flatMap((fact) => (fact.type === type ? (fact.pay ?? []) : []));
    const middle = middleOf(stated);
    return middle === null ? [] : [[type, middle]];
  });
  return {
    jobs: shownCount(listed.length),
    byType,
    byPlace: shownCells(countBy(listed.flatMap(({ place }) => place ?? [])), places),
    pay: Object.fromEntries(pays),
    daysUntilFilled: middleOf(records.flatMap((record) => Object.values(record.filled))),
    hires: shownCount(records.flatMap((record) => Object.values(record.hired)).reduce(add, 0)),
  };
}

const add = (sum: number, value: number) => sum + value;

function shownCount(count: number): number | null {
  return count < leastShown ? null : count;
}

function countBy(keys: readonly string[]): Cells {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}

type Month = TownNumbers["months"][number];

/** The months beside their sums, without those that tell what a single other one leaves out. */
function withoutTold(months: readonly Month[], sums: PeriodNumbers): Month[] {
  const kept = months.map((month) => ({
    ...month,
    byType: { ...month.byType },
    byPlace: { ...month.byPlace },
  }));
  hideSmallest(kept, sums, "jobs", { jobs: null, byType: {}, byPlace: {} });
  hideSmallest(kept, sums, "hires", { hires: null });
  while (hideTold(kept, "byType", sums.byType) || hideTold(kept, "byPlace", sums.byPlace));
  return kept.map((month) => ({ ...month, pay: only(month.pay, month.byType) }));
}

/** Leaves a number out of one more month if a single one leaves it out. */
function hideSmallest(
  months: readonly Month[],
  sums: PeriodNumbers,
  number: "jobs" | "hires",
  hidden: Partial<Month>,
): void {
  const missing = months.filter((month) => month[number] === null);
  if (sums[number] === null || missing.length !== 1) return;
  Object.assign(smallest(months, (month) => month[number]) ?? {}, hidden);
}

/** Leaves out one more number for every group that a single month leaves out. Returns whether there was one. */
function hideTold(months: readonly Month[], by: "byType" | "byPlace", sums: Cells): boolean {
  let isFound = false;
  for (const group of Object.keys(sums)) {
    const missing = months.filter((month) => month[by][group] === undefined);
    const other = smallest(months, (month) => month[by][group] ?? null);
    if (missing.length !== 1 || other === null) continue;
    isFound = true;
    const { [group]: _told, ...rest } = other[by];
    other[by] = shownCells(rest, by === "byType" ? types : places);
  }
  return isFound;
}

/** The month with the smallest number, the earliest of equal ones; null if none has one. */
function smallest<T>(months: readonly T[], numberOf: (month: T) => number | null): T | null {
  const having = months.filter((month) => numberOf(month) !== null);
  return having.toSorted((a, b) => numberOf(a)! - numberOf(b)!)[0] ?? null;
}

function only(cells: Cells, groups: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([group]) => group in groups));
}
