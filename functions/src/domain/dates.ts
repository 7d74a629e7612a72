import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { town } from "./town.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** 'day/month/year, hour:minute' in the town. Day.js takes forty times as long, which a cheap phone feels in a list. */
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: town.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** day/month/year and hour:minute in the town; both are 'Invalid Date' if it is one. */
function inTown(date: Date): [day: string, time: string] {
  if (Number.isNaN(date.getTime())) return ["Invalid Date", "Invalid Date"];
  const [day = "", time = ""] = clock.format(date).split(", ");
  return [day, time];
}

/** day/month/year on the town's calendar. */
export function formatDate(date: Date): string {
  return inTown(date)[0];
}

/** day/month, as a chart's axis names a date. */
export function formatDayAndMonth(date: Date): string {
  return formatDate(date).slice(0, 5);
}

/** hour:minute on the town's clock. */
export function formatTime(date: Date): string {
  return inTown(date)[1];
}

/** That many times 24 hours later; earlier if `days` is negative. */
export function addDays(date: Date, days: number): Date {
  return dayjs(date)
    .add(days * 24, "hour")
    .toDate();
}

export function addMinutes(date: Date, minutes: number): Date {
  return dayjs(date).add(minutes, "minute").toDate();
}

/** 'YYYY-MM-DD' on the town's calendar, for date fields. */
export function isoDay(date: Date): string {
  return formatDate(date).replace(/^(..)\/(..)\/(.+)$/, "$3-$2-$1");
}

/** The first moment of a 'YYYY-MM-DD' on the town's calendar; an invalid Date if it is not a day. */
export function startOfDay(day: string): Date {
  // Day.js reads the 30th of February as the 2nd of March.
  const exists = dayjs.utc(day).format("YYYY-MM-DD") === day;
  return exists ? dayjs.tz(day, town.timeZone).toDate() : new Date(Number.NaN);
}

/** The Monday, 'YYYY-MM-DD', of the week of the town's calendar that lies `weeks` after that of `date`. */
export function mondayOf(date: Date, weeks: number): string {
  const today = dayjs.utc(isoDay(date));
  return today
    .subtract((today.day() + 6) % 7, "day")
    .add(weeks, "week")
    .format("YYYY-MM-DD");
}

/** The first moment of the town's day that many calendar days before that of `date`. */
export function startOfDayBefore(date: Date, days: number): Date {
  return startOfDay(dayjs.utc(isoDay(date)).subtract(days, "day").format("YYYY-MM-DD"));
}

/** Whether a 'YYYY-MM-DD' is a Sunday. */
export function isSunday(day: string): boolean {
  return dayjs.utc(day).day() === 0;
}

/** The last millisecond of a 'YYYY-MM-DD' on the town's calendar; an invalid Date if it is not a day. */
export function endOfDay(day: string): Date {
  // The next day begins once, also if clocks change at midnight.
  const next = dayjs.utc(day).add(1, "day").format("YYYY-MM-DD");
  const end = dayjs(startOfDay(next)).subtract(1, "millisecond").toDate();
  return Number.isNaN(startOfDay(day).getTime()) ? startOfDay(day) : end;
}

/** The day on the town's calendar, counted from 1 January 1970, which is 0. */
export function dayNumber(date: Date): number {
  return dayjs.utc(isoDay(date)).diff(dayjs.utc(0), "day");
}

/** Calendar days from now to then: 0 is today, negative is past. */
export function daysUntil(then: Date, now: Date): number {
  return dayNumber(then) - dayNumber(now);
}
