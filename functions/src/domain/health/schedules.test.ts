import { expect, test } from "vitest";
import { nextRun, schedules } from "./schedules.ts";

// A Sunday, 02:00 in the town, four hours behind UTC.
const from = new Date("2026-11-22T06:00:00Z");

test.each([
  ["every 15 minutes", "2026-11-22T06:15:00.000Z"],
  ["every 1 hours", "2026-11-22T07:00:00.000Z"],
  ["every day 03:30", "2026-11-22T07:30:00.000Z"],
  ["every day 02:00", "2026-11-23T06:00:00.000Z"],
  ["every day 01:59", "2026-11-23T05:59:00.000Z"],
  ["every sunday 03:00", "2026-11-22T07:00:00.000Z"],
  ["every sunday 01:00", "2026-11-29T05:00:00.000Z"],
])("the schedule '%s' runs next at %s", (schedule, at) => {
  expect(nextRun(schedule, from).toISOString()).toBe(at);
});

test("every schedule in use is supported", () => {
  for (const schedule of Object.values(schedules))
    expect(nextRun(schedule, from).getTime()).toBeGreaterThan(from.getTime());
});

test.each([
  "every monday 01:00",
  "every 15 minutes from 08:00 to 17:00",
  "not every 15 minutes",
  "every day 01:00,13:00",
  "not every day 01:00",
])("the schedule '%s' is refused rather than half understood", (schedule) => {
  expect(() => nextRun(schedule, from)).toThrow("Unknown schedule");
});
