import { expect, test } from "vitest";
import { columnOf, numberText, plainText, type ShownAs, shownAs } from "./xlsxCells.ts";

test.each([
  ["A1", 0],
  ["Z10", 25],
  ["AA1", 26],
  ["BC2", 54],
])("the cell %s is in column %i", (reference, column) => {
  expect(columnOf(reference)).toBe(column);
});

test.each<[number, string | undefined, ShownAs]>([
  [14, undefined, "date"],
  [0, undefined, "number"],
  [20, undefined, "time"],
  [22, undefined, "date"],
  [46, undefined, "number"],
  [164, "dd/mm/yyyy", "date"],
  [165, '[$-416]d" de "mmmm" de "yyyy', "date"],
  [166, '"dia" 0', "number"],
  [167, "[Red]0.00", "number"],
  [168, "R$ #,##0.00", "number"],
  [169, "mm:ss", "number"],
  [170, "[$-416]hh:mm", "time"],
  [171, "h:mm AM/PM", "time"],
  [172, "[h]:mm:ss", "number"],
  [173, "dd/mm/yy hh:mm", "date"],
  [174, '0.0" horas"', "number"],
])("the format %i, %j, shows a %s", (id, code, shown) => {
  expect(shownAs(id, code)).toBe(shown);
});

test.each<[string, ShownAs, boolean, string]>([
  ["66999991234", "number", false, "66999991234"],
  ["6.6999991234E10", "number", false, "66999991234"],
  ["1800.5", "number", false, "1800,5"],
  ["46357", "date", false, "01/12/2026"],
  ["44895", "date", true, "01/12/2026"],
  ["1", "date", false, "01/01/1900"],
  ["61", "date", false, "01/03/1900"],
  ["0.22916666666666666", "time", false, "05:30"],
  ["0.22916666666666663", "time", false, "05:30"],
  ["0.22968749999999999", "time", false, "05:30"],
  ["46357.75", "time", false, "18:00"],
  ["0", "time", false, "00:00"],
  ["0.9999999", "time", false, "00:00"],
  ["", "number", false, ""],
  ["#N/A", "number", false, "#N/A"],
])("%j (a %s, since 1904: %s) is read as %j", (stored, shown, since1904, text) => {
  expect(numberText(stored, shown, since1904)).toBe(text);
});

test("escaped characters are read as what they stand for, and every line break as one", () => {
  expect(plainText("um_x000D_\ndois\r\ntrês_x0041_")).toBe("um\ndois\ntrêsA");
});
