// Values of Excel cells, as people see them (ECMA-376, part 1, sections 18.3.1.4, 18.8.30, 18.17.4.1).

import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** A cell's column, from 0: 'A7' → 0, 'AB7' → 27. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "A";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The date formats that workbooks name by number. */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Whether a number format shows a date: it has a day, a month or a year outside quoted texts and colours. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(id);
  return /[dy]|mmm/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
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

/** A stored number in Brazilian format; a date if its cell is formatted as one. */
export function numberText(stored: string, isDate: boolean, since1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored;
  if (isDate && value >= 1 && value < 2_958_466) return dateText(value, since1904);
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
