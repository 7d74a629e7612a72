import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ErrorTally } from "../../domain/health/browserErrors.ts";
import { mostAMinute, openErrorBuffer, pauseMs } from "./errorBuffer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const report = { release: "Ab_-1234", page: "/vagas/:id", message: "x is not defined" };
const entry = { ...report, count: 1 };

function open() {
  const written: ErrorTally[] = [];
  const failures: unknown[] = [];
  let isAway = false;
  const take = openErrorBuffer(
    async (tally) => {
      if (isAway) throw new Error("away");
      written.push(tally);
    },
    (error) => failures.push(error),
  );
  return { written, failures, take, away: (is: boolean) => void (isAway = is) };
}

test("the first report is written at once, those of the next seconds together", async () => {
  const { take, written } = open();
  await take(report);
  expect(written).toEqual([{ entries: [entry], others: 0 }]);
  const waiting = take(report);
  await take(report);
  await take({ ...report, page: "/" });
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(pauseMs);
  await waiting;
  expect(written[1]).toEqual({
    entries: [
      { ...entry, count: 2 },
      { ...entry, page: "/" },
    ],
    others: 0,
  });
});

test("a flood is written every few seconds; a bounded number a minute is listed, and the rest is counted", async () => {
  const { take, written } = open();
  const seconds = 60;
  for (let at = 0; at < seconds; at++) {
    for (let i = 0; i < 100; i++) void take({ ...report, message: `m${at * 100 + i}` });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(written.length).toBeLessThanOrEqual((seconds * 1_000) / pauseMs + 2);
  const told = (tally: ErrorTally) =>
    tally.entries.reduce((sum, { count }) => sum + count, tally.others);
  expect(written.reduce((sum, tally) => sum + told(tally), 0)).toBe(seconds * 100);
  expect(written.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(mostAMinute);
});

test("a report that cannot be written is written with the next one", async () => {
  const { take, written, failures, away } = open();
  away(true);
  await take(report);
  expect([written, failures]).toEqual([[], [new Error("away")]]);
  away(false);
  const next = take(report);
  await vi.advanceTimersByTimeAsync(pauseMs);
  await next;
  expect(written).toEqual([{ entries: [{ ...entry, count: 2 }], others: 0 }]);
});

test("a report that comes while others are written is written too", async () => {
  const written: ErrorTally[] = [];
  const end = Promise.withResolvers<void>();
  const take = openErrorBuffer(
    async (tally) => {
      written.push(tally);
      await end.promise;
    },
    () => null,
  );
  const first = take(report);
  const second = take(report);
  await vi.advanceTimersByTimeAsync(pauseMs);
  end.resolve();
  await Promise.all([first, second]);
  expect(written.map(({ entries }) => entries[0]?.count)).toEqual([1, 1]);
});
