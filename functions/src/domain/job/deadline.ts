import { addDays, daysUntil, endOfDay, isoDay } from "../dates.ts";
import { limits } from "../limits.ts";

/** The last day that a job may end on, 'YYYY-MM-DD' on the town's calendar. */
export function lastDeadline(now: Date): string {
  return isoDay(addDays(now, limits.deadlineDays.max));
}

/** The deadline of a renewed lasting job: the end of a day on the town's calendar. */
export function renewedDeadline(now: Date): Date {
  return endOfDay(isoDay(addDays(now, limits.deadlineDays.default)));
}

/** The days, as their ends, for which work of a day is offered again: tomorrow, and its weekday of next week. */
export function repeatDays({ expiresAt }: { expiresAt: Date }, now: Date): [Date, Date] {
  const weeks = Math.max(1, Math.floor(-daysUntil(expiresAt, now) / 7) + 1);
  return [addDays(now, 1), addDays(expiresAt, 7 * weeks)].map((day) => endOfDay(isoDay(day))) as [
    Date,
    Date,
  ];
}
