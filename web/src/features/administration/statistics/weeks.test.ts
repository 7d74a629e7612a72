import { expect, test } from "vitest";
import { lastWeeks, mostOf, weekLabel } from "./weeks.ts";

test("weeks begin on Monday at midnight in the town, without gaps", () => {
  const weeks = lastWeeks(new Date("2026-11-21T15:00:00Z"), 12);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({
    from: new Date("2026-11-16T04:00:00Z"),
    to: new Date("2026-11-23T04:00:00Z"),
  });
  weeks.slice(1).forEach(({ from }, i) => expect(from).toEqual(weeks[i]?.to));
});

test("a late Sunday night belongs to its week", () => {
  expect(lastWeeks(new Date("2026-11-23T03:30:00Z"), 1)[0]?.from).toEqual(
    new Date("2026-11-16T04:00:00Z"),
  );
});

test("a week is named by its Monday", () => {
  expect(weekLabel(new Date("2026-11-16T04:00:00Z"))).toBe("16/11");
});

test("applications and jobs share one scale", () => {
  expect(
    mostOf([
      { applications: 3, jobs: 1 },
      { applications: 2, jobs: 7 },
    ]),
  ).toBe(7);
  expect(mostOf([{ applications: 0, jobs: 0 }])).toBe(1);
});
