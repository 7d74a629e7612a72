import { expect, test } from "vitest";
import { endOfDay, isoDay } from "../dates.ts";
import { renewedDeadline, repeatDays } from "./deadline.ts";

test.each([
  ["2026-11-21T16:00:00Z", "2026-12-22T03:59:59.999Z"],
  ["2026-11-22T03:59:00Z", "2026-12-22T03:59:59.999Z"],
  ["2026-11-22T04:00:00Z", "2026-12-23T03:59:59.999Z"],
])(
  "a job renewed at %s is open until %s, the end of the town's 30th day after",
  (now, deadline) => {
    expect(renewedDeadline(new Date(now)).toISOString()).toBe(deadline);
  },
);

const days = (workDay: string, now: string) =>
  repeatDays({ expiresAt: endOfDay(workDay) }, new Date(`${now}T22:00:00-04:00`)).map(isoDay);

test.each([
  ["on its day", "2026-11-28", "2026-11-28", ["2026-11-29", "2026-12-05"]],
  ["on the day after", "2026-11-28", "2026-11-29", ["2026-11-30", "2026-12-05"]],
  ["a week later", "2026-11-28", "2026-12-05", ["2026-12-06", "2026-12-12"]],
  ["months later", "2026-11-28", "2027-01-21", ["2027-01-22", "2027-01-23"]],
  [
    "before its day, when everybody was found",
    "2026-11-28",
    "2026-11-24",
    ["2026-11-25", "2026-12-05"],
  ],
])("work of a day is repeated %s, tomorrow or on its weekday", (_when, workDay, now, expected) => {
  expect(days(workDay, now)).toEqual(expected);
});

test("a repeated day ends at midnight in the town", () => {
  const [tomorrow] = repeatDays(
    { expiresAt: endOfDay("2026-11-28") },
    new Date("2026-11-29T03:30:00Z"),
  );
  expect(tomorrow.toISOString()).toBe("2026-11-30T03:59:59.999Z");
});
