import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMinutes,
  daysUntil,
  endOfDay,
  formatDate,
  formatDayAndMonth,
  formatTime,
  isoDay,
  startOfDayBefore,
} from "./dates.ts";
import { town } from "./town.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

const noon = new Date("2026-11-21T16:00:00Z");

test.each([
  ["2026-11-21T16:00:00Z", "21/11/2026", "2026-11-21"],
  ["2026-11-22T03:59:59Z", "21/11/2026", "2026-11-21"],
  ["2026-11-22T04:00:00Z", "22/11/2026", "2026-11-22"],
  ["2027-01-01T02:00:00Z", "31/12/2026", "2026-12-31"],
])("%s is %s on the town's calendar", (instant, shown, day) => {
  expect(formatDate(new Date(instant))).toBe(shown);
  expect(isoDay(new Date(instant))).toBe(day);
});

test("any moment has the date and the time that Day.js gives it", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1985-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
      (date) => {
        const there = dayjs(date).tz(town.timeZone);
        expect([isoDay(date), formatDate(date), formatDayAndMonth(date), formatTime(date)]).toEqual(
          ["YYYY-MM-DD", "DD/MM/YYYY", "DD/MM", "HH:mm"].map((form) => there.format(form)),
        );
      },
    ),
  );
});

test("what is no date says so", () => {
  expect(isoDay(new Date(Number.NaN))).toBe("Invalid Date");
});

test("the town's day ends four hours after midnight UTC", () => {
  expect(endOfDay("2026-11-21").toISOString()).toBe("2026-11-22T03:59:59.999Z");
});

test.each([
  ["early in the day", "2026-11-21T04:00:00Z", 20, "2026-11-01T04:00:00.000Z"],
  ["late in the day", "2026-11-22T03:59:59Z", 20, "2026-11-01T04:00:00.000Z"],
  ["across the end of summer time", "2019-02-17T03:30:00Z", 1, "2019-02-15T03:00:00.000Z"],
  ["over a skipped midnight", "2018-11-05T02:30:00Z", 1, "2018-11-03T04:00:00.000Z"],
])("a day some days before begins at its own midnight: %s", (_which, from, days, start) => {
  expect(startOfDayBefore(new Date(from), days).toISOString()).toBe(start);
});

test("a day in summer time ends three hours after", () => {
  expect(endOfDay("2018-12-01").toISOString()).toBe("2018-12-02T02:59:59.999Z");
});

test.each([
  ["the eve of summer time, whose midnight is skipped", "2018-11-03", "2018-11-04T03:59:59.999Z"],
  ["the first day of summer time", "2018-11-04", "2018-11-05T02:59:59.999Z"],
  [
    "the last day of summer time, whose last hour comes twice",
    "2019-02-16",
    "2019-02-17T03:59:59.999Z",
  ],
  ["the day after", "2019-02-17", "2019-02-18T03:59:59.999Z"],
])("%s ends when the next begins", (_which, day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end);
});

test.each([
  "",
  "amanhã",
  "21/11/2026",
  "2026-1-1",
  "2026-13-01",
  "2026-00-10",
  "2026-02-32",
  "2026-02-30",
  "2026-02-29",
  "2026-04-31",
  "2026-11-21T00:00",
])("'%s' is not a day", (day) => {
  expect(endOfDay(day).getTime()).toBeNaN();
});

test("the 29th of February is a day in a leap year", () => {
  expect(isoDay(endOfDay("2028-02-29"))).toBe("2028-02-29");
});

test("the end of a day is on that day, and the next millisecond on the next", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1985-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
      (date) => {
        const end = endOfDay(isoDay(date));
        expect(isoDay(end)).toBe(isoDay(date));
        expect(daysUntil(new Date(end.getTime() + 1), date)).toBe(1);
      },
    ),
  );
});

test.each([
  ["the same moment", noon, 0],
  ["later the same day", new Date("2026-11-22T03:59:00Z"), 0],
  ["just after midnight", new Date("2026-11-22T04:00:00Z"), 1],
  ["yesterday", new Date("2026-11-20T23:00:00Z"), -1],
  ["in a month", addDays(noon, 30), 30],
])("%s counts as that many calendar days", (_when, then, days) => {
  expect(daysUntil(then, noon)).toBe(days);
});

test("days are added as 24 hours each", () => {
  expect(addDays(noon, 2).toISOString()).toBe("2026-11-23T16:00:00.000Z");
  expect(addDays(noon, -1).toISOString()).toBe("2026-11-20T16:00:00.000Z");
  expect(addMinutes(noon, 90).toISOString()).toBe("2026-11-21T17:30:00.000Z");
});
