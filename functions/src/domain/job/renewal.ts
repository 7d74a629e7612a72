import { addDays, endOfDay, isoDay } from "../dates.ts";
import { limits } from "../limits.ts";

/** The deadline of a renewal: the end of a day on the town's calendar. */
export function renewedDeadline(now: Date): Date {
  return endOfDay(isoDay(addDays(now, limits.deadlineDays.default)));
}
