import { expect, test } from "vitest";
import { columnOf, isDateFormat, numberText, plainText } from "./xlsxCells.ts";

test.each([
  ["A1", 0],
  ["Z10", 25],
  ["AA1", 26],
  ["BC2", 54],
])("the cell %s is in column %i", (reference, column) => {
  expect(columnOf(reference)).toBe(column);
});

test.each([
  [14, undefined, true],
  [0, undefined, false],
  [164, "dd/mm/yyyy", true],
  [165, '[$-416]d" de "mmmm" de "yyyy', true],
  [166, '"dia" 0', false],
  [167, "[Red]0.00", false],
  [168, "R$ #,##0.00", false],
  [169, "mm:ss", false],
])("the format %i, %j, shows a date: %s", (id, code, isDate) => {
  expect(isDateFormat(id, code)).toBe(isDate);
});

test.each([
  ["66999991234", false, false, "66999991234"],
  ["6.6999991234E10", false, false, "66999991234"],
  ["1800.5", false, false, "1800,5"],
  ["46357", true, false, "01/12/2026"],
  ["44895", true, true, "01/12/2026"],
  ["1", true, false, "01/01/1900"],
  ["61", true, false, "01/03/1900"],
  ["", false, false, ""],
  ["#N/A", false, false, "#N/A"],
])("%j (a date: %s, since 1904: %s) is read as %j", (stored, isDate, since1904, text) => {
  expect(numberText(stored, isDate, since1904)).toBe(text);
});

test("escaped characters are read as what they stand for, and every line break as one", () => {
  expect(plainText("um_x000D_\ndois\r\ntrês_x0041_")).toBe("um\ndois\ntrêsA");
});
