import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { town } from "./town.ts";
import * as visitorDates from "./visitorDates.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function ifValid(date: Date, text: (date: Date) => string): string {
  return Number.isNaN(date.getTime()) ? "Invalid Date" : text(date);
}

/** day/month/year on the town's calendar. */
export function formatDate(date: Date): string {
  return ifValid(date, visitorDates.formatDate);
}

/** day/month, as a chart's axis names a date. */
export function formatDayAndMonth(date: Date): string {
  return formatDate(date).slice(0, 5);
}

/** hour:minute on the town's clock. */
export function formatTime(date: Date): string {
  return ifValid(date, (valid) => clock.format(valid));
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
  return ifValid(date, visitorDates.isoDay);
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
