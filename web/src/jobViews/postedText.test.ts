import { expect, test } from "vitest";
import { agoText, closingText } from "./postedText.ts";

const now = new Date("2026-11-21T12:00:00-04:00");

test.each([
  ["2026-11-21T00:10:00-04:00", "hoje"],
  ["2026-11-20T23:50:00-04:00", "ontem"],
  ["2026-11-16T12:00:00-04:00", "há 5 dias"],
  ["2026-10-22T12:00:00-04:00", "há 30 dias"],
  ["2026-10-21T12:00:00-04:00", "há 1 mês"],
  ["2026-09-23T12:00:00-04:00", "há 1 mês"],
  ["2026-09-22T12:00:00-04:00", "há 2 meses"],
])("what was posted at %s was posted %s", (date, text) => {
  expect(agoText(new Date(date), now)).toBe(text);
});

test("a slow clock does not make a job posted tomorrow", () => {
  expect(agoText(new Date("2026-11-22T00:30:00-04:00"), now)).toBe("hoje");
});

test.each([
  [0, "Encerra hoje"],
  [1, "Encerra amanhã"],
  [4, "Encerra em 4 dias"],
])("%i days before the deadline the card says %s", (days, text) => {
  expect(closingText(days)).toBe(text);
});
