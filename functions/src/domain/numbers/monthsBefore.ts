import { isoDay } from "../dates.ts";

/** The month 'YYYY-MM' of the town's calendar that lies that many months before that of `date`. */
export function monthsBefore(date: Date, months: number): string {
  const [year, month] = isoDay(date).split("-").map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months)).toISOString().slice(0, 7);
}
