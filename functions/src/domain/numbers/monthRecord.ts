import { z } from "zod";
import { isoDay } from "../dates.ts";
import { monthsBefore } from "./monthsBefore.ts";

/** What is counted of a job, as it was when it was first listed; nothing of its company or its people. */
const listedFactSchema = z.object({
  type: z.string(),
  /** A place of the town's list or `otherPlaces`; null: the job was deleted before it was counted. */
  place: z.string().nullable(),
  /** Cents a month, the middle of a range; null: none is stated. */
  pay: z.int().nullable(),
  /** The day on the town's calendar, see `dayNumber`. */
  day: z.int(),
});

/**
 * stats/numbers/months/{yyyy-MM}: the jobs that were first listed in a month of the town's calendar, the days from then
 * until filled of those that were filled in it, and how many people were hired by this site, as companies said in it; by
 * the ids of jobs. It outlives them.
 */
export const monthRecordSchema = z.object({
  listed: z.record(z.string(), listedFactSchema),
  filled: z.record(z.string(), z.int().min(0)),
  hired: z.record(z.string(), z.int().min(1)).default({}),
});
export type MonthRecord = z.infer<typeof monthRecordSchema>;

/** A month of which nothing is known. */
export const emptyMonth: MonthRecord = { listed: {}, filled: {}, hired: {} };

/** Records by their months, 'YYYY-MM'. */
export type MonthRecords = ReadonlyMap<string, MonthRecord>;

/** The most jobs that a month counts: a document holds twice as many. */
export const mostJobsOfMonth = 5_000;

/** How many months are shown besides the present one. */
const pastMonths = 12;

/** The month of the town's calendar, 'YYYY-MM'. */
export function monthOf(date: Date): string {
  return isoDay(date).slice(0, 7);
}

/** The months that are shown, the oldest first, the present one last. */
export function shownMonths(now: Date): string[] {
  return Array.from({ length: pastMonths + 1 }, (_, i) => monthsBefore(now, pastMonths - i));
}
