import { expect, test } from "vitest";
import { endSince, monthOf, periodChoices, yearOf } from "./periodChoices.ts";

const now = new Date("2026-03-20T12:00:00Z");

test("the years go back from this one over a working life", () => {
  const { years } = periodChoices("", "", now);
  expect(years.slice(0, 2)).toEqual(["2026", "2025"]);
  expect(years.at(-1)).toBe("1966");
});

test("a job ends no earlier than it began", () => {
  expect(periodChoices("", "2024-11", now).years).toEqual(["2026", "2025", "2024"]);
  expect(periodChoices("2024", "2024-11", now).months).toEqual(["11", "12"]);
  expect(periodChoices("2025", "2024-11", now).months).toHaveLength(12);
  expect(periodChoices("2024", "2024", now).months).toHaveLength(12);
});

test("no month is to come", () => {
  expect(periodChoices("2026", "", now).months).toEqual(["01", "02", "03"]);
});

test.each([
  ["2019-03", "2019", "03"],
  ["2019", "2019", ""],
  ["now", "", ""],
  ["", "", ""],
])("'%s' is the year '%s' and the month '%s'", (value, year, month) => {
  expect([yearOf(value), monthOf(value)]).toEqual([year, month]);
});

test.each([
  ["2019", "2018", ""],
  ["2019", "2018-12", ""],
  ["2019-05", "2019-04", ""],
  ["2019-05", "2019-05", "2019-05"],
  ["2019-05", "2019", "2019"],
  ["2019", "2019-01", "2019-01"],
  ["2019", "2021", "2021"],
  ["2019", "now", "now"],
  ["2019", "", ""],
  ["", "2018", "2018"],
])("of a job that now begins '%s', the end '%s' is '%s'", (from, until, left) => {
  expect(endSince(from, until)).toBe(left);
});
