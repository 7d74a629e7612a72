import { isoDay } from "@vagas/functions/domain/visitorDates";

/** How far back a working life goes. */
const yearsBack = 60;

const allMonths = Array.from({ length: 12 }, (_none, i) => String(i + 1).padStart(2, "0"));

/** 'YYYY' of 'YYYY' or 'YYYY-MM'; '' of anything else. */
export function yearOf(value: string): string {
  return /^\d{4}/.exec(value)?.[0] ?? "";
}

/** 'MM' of 'YYYY-MM'; '' of anything else. */
export function monthOf(value: string): string {
  return /^\d{4}-(\d\d)$/.exec(value)?.[1] ?? "";
}

/** A job's end after its beginning changed: '' if it comes before, because it is no longer offered. */
export function endSince(from: string, until: string): string {
  const known = Math.min(from.length, until.length);
  // 'now' comes after every year.
  return until.slice(0, known) < from.slice(0, known) ? "" : until;
}

/** The years from now back to `notBefore`, and the months of the chosen year; none is to come. */
export function periodChoices(
  value: string,
  notBefore: string,
  now: Date,
): { years: string[]; months: string[] } {
  const today = isoDay(now);
  const year = Number(yearOf(today));
  const first = Number(yearOf(notBefore)) || year - yearsBack;
  const isWithin = (month: string) =>
    month <= today.slice(0, 7) && (monthOf(notBefore) === "" || month >= notBefore);
  return {
    years: Array.from({ length: year - first + 1 }, (_none, i) => String(year - i)),
    months: allMonths.filter((month) => isWithin(`${yearOf(value)}-${month}`)),
  };
}
