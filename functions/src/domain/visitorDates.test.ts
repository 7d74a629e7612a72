import fc from "fast-check";
import { expect, test } from "vitest";
import * as dates from "./dates.ts";
import { daysUntil, formatDate, isoDay } from "./visitorDates.ts";

const instant = fc.date({
  min: new Date("1985-01-01"),
  max: new Date("2100-01-01"),
  noInvalidDate: true,
});

test("visitors' pages write and count the days that the server does", () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      expect(formatDate(one)).toBe(dates.formatDate(one));
      expect(isoDay(one)).toBe(dates.isoDay(one));
      expect(daysUntil(one, other)).toBe(dates.daysUntil(one, other));
    }),
  );
});

test.each([
  ["the same moment", "2026-11-21T16:00:00Z", 0],
  ["later the same day", "2026-11-22T03:59:00Z", 0],
  ["just after midnight", "2026-11-22T04:00:00Z", 1],
  ["yesterday", "2026-11-20T23:00:00Z", -1],
])("%s counts as that many calendar days", (_when, then, days) => {
  expect(daysUntil(new Date(then), new Date("2026-11-21T16:00:00Z"))).toBe(days);
});
