import { town } from "./town.ts";

const dayMs = 24 * 60 * 60 * 1000;

const dayFormat = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const clockFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: town.timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** day/month/year on the town's calendar. */
export function formatDate(date: Date): string {
  return dayFormat.format(date);
}

/** That many times 24 hours later; earlier if `days` is negative. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}

/** Milliseconds the town's clock is ahead of UTC at that instant. */
function offsetAt(date: Date): number {
  const parts = Object.fromEntries(
    clockFormat.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    parts["year"]!,
    parts["month"]! - 1,
    parts["day"],
    parts["hour"],
    parts["minute"],
    parts["second"],
  );
  return wall - Math.floor(date.getTime() / 1000) * 1000;
}

/** 'YYYY-MM-DD' on the town's calendar, for date fields. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() + offsetAt(date)).toISOString().slice(0, 10);
}

/** The last millisecond of a 'YYYY-MM-DD' on the town's calendar; an invalid Date if it is not a day. */
export function endOfDay(day: string): Date {
  const text = `${day}T23:59:59.999Z`;
  const inUtc = new Date(text);
  // A Date reads the 30th of February as the 2nd of March.
  if (Number.isNaN(inUtc.getTime()) || inUtc.toISOString() !== text) return new Date(Number.NaN);
  // On a day whose clocks change, the end has the offset before or after the change; an hour that occurs twice ends
  // with its second time.
  const ends = [-1, 0, 1].map((days) => new Date(inUtc.getTime() - offsetAt(addDays(inUtc, days))));
  const onThatDay = ends.filter((end) => isoDay(end) === day);
  return new Date(Math.max(...onThatDay.map((end) => end.getTime())));
}

/** Calendar days from now to then: 0 is today, negative is past. */
export function daysUntil(then: Date, now: Date): number {
  return (Date.parse(isoDay(then)) - Date.parse(isoDay(now))) / dayMs;
}
