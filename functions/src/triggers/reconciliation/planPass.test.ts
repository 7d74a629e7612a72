import { describe, expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import type { Pass } from "../../store/schemas/reconciliationPass.ts";
import { planPass } from "./planPass.ts";

const now = new Date("2026-11-21T06:00:00Z");

/** Simulates the reconciliation day by day; returns the number of rows on each. */
function days(rows: number, count: number): number[] {
  let kept: Pass | undefined;
  let at = 0;
  return Array.from({ length: count }, (_, day) => {
    const today = addDays(now, day);
    const { pass, most } = planPass(kept, rows, today);
    if (pass.after === null && !pass.isOver) at = 0;
    const looked = Math.min(most, rows - at);
    at += looked;
    const isOver = pass.isOver || at === rows;
    kept = { ...pass, after: `${at}`, isOver, lookedAt: today, looked: pass.looked + looked };
    if (isOver) kept.after = null;
    return looked;
  });
}

describe("a pass", () => {
  test("through a small board takes one night of the week", () => {
    expect(days(60, 15)).toEqual([60, 0, 0, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 60]);
  });

  test("through a larger one takes a week, a seventh each night", () => {
    expect(days(7_000, 9)).toEqual([...Array<number>(7).fill(1_000), 1_000, 1_000]);
  });

  test("through a large one takes a tenth of it each night", () => {
    expect(days(40_000, 12)).toEqual(Array<number>(12).fill(4_000));
  });

  test.each([3, 99, 100, 101, 650, 9_999, 10_001, 123_456])(
    "through %i rows reads each of them, and none twice in a week",
    (rows) => {
      const looked = days(rows, 70);
      expect(looked.slice(0, 10).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(rows);
      for (let day = 0; day + 7 <= looked.length; day++)
        expect(looked.slice(day, day + 7).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(
          Math.max(rows, Math.ceil(rows / 7) * 7),
        );
    },
  );
});

test("a run that is retried on the same day reads at most the day's share", () => {
  const kept = { beganAt: now, after: "k", isOver: false, lookedAt: now, looked: 800 };
  expect(planPass(kept, 7_000, now).most).toBe(200);
  expect(planPass({ ...kept, looked: 1_000 }, 7_000, now).most).toBe(0);
  expect(planPass(kept, 7_000, addDays(now, 1)).most).toBe(1_000);
});
