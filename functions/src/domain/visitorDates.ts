import { town } from "./town.ts";

// The dates on visitors' pages: dates.ts, which has more, also loads Day.js.

const dayFormat = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
/** Sweden writes 'YYYY-MM-DD'. */
const isoFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: town.timeZone });

/** day/month/year on the town's calendar. */
export function formatDate(date: Date): string {
  return dayFormat.format(date);
}

/** 'YYYY-MM-DD' on the town's calendar. */
export function isoDay(date: Date): string {
  return isoFormat.format(date);
}

/** Calendar days from now to then: 0 is today, negative is past. */
export function daysUntil(then: Date, now: Date): number {
  // Dates in this form are parsed as UTC days of 24 hours.
  return (Date.parse(isoDay(then)) - Date.parse(isoDay(now))) / 86_400_000;
}
