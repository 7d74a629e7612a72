// Values of Excel cells, as people see them (ECMA-376, part 1, sections 18.3.1.4, 18.8.30, 18.17.4.1).

import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** A cell's column, from 0: 'A7' → 0, 'AB7' → 27. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "A";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The formats of dates and of times of day that workbooks name by number. */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);
const builtInTimes = new Set([18, 19, 20, 21, 32, 33]);

/** What a number stands for. */
export type ShownAs = "number" | "date" | "time";

/**
 * What a number format shows: a date has a day, a month or a year, a time an hour, outside quoted texts, colours and
 * durations ('[h]:mm').
 */
export function shownAs(id: number, code: string | undefined): ShownAs {
  const letters = code?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  if (letters === undefined ? builtInDates.has(id) : /[dy]|mmm/i.test(letters)) return "date";
  return (letters === undefined ? builtInTimes.has(id) : /h/i.test(letters)) ? "time" : "number";
}

/**
 * A workbook's day number as 'DD/MM/YYYY'. Day 1 is 1 January 1900, followed by a nonexistent 29 February; or 2
 * January 1904.
 */
function dateText(serial: number, since1904: boolean): string {
  const days = Math.floor(serial) + (since1904 ? 1462 : 0);
  return dayjs
    .utc("1899-12-30")
    .add(days < 61 ? days + 1 : days, "day")
    .format("DD/MM/YYYY");
}

/** A part of a day as 'HH:MM'; whole days are left out, and seconds cut off, as spreadsheets do. */
function timeText(days: number): string {
  return dayjs
    .utc(0)
    .add(Math.round((days % 1) * 86_400), "second")
    .format("HH:mm");
}

/** A stored number in Brazilian format; a date or a time if its cell is formatted as one. */
export function numberText(stored: string, shown: ShownAs, since1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored;
  if (shown === "date" && value >= 1 && value < 2_958_466) return dateText(value, since1904);
  if (shown === "time" && value >= 0) return timeText(value);
  return String(value).replace(".", ",");
}

/** Text as typed: workbooks escape line breaks and other characters as '_x000D_'. */
export function plainText(stored: string): string {
  return stored
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_spelled, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    .replace(/\r\n?/g, "\n");
}
