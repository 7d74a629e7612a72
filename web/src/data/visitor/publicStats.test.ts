import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPublicStats, rememberStats } from "./publicStats.ts";

const getPublicStats = vi.hoisted(() => vi.fn());
vi.mock("./loadPublicReads.ts", () => ({
  loadPublicReads: { ahead: async () => ({ getPublicStats }) },
}));

const minute = 60_000;
const of = (jobs: number) => ({ jobs }) as never;
let now = Date.parse("2026-11-21T22:00:00-04:00");

beforeEach(() => {
  // Counts of the test before are a day old.
  now += 24 * 60 * minute;
  vi.useFakeTimers({ now });
  getPublicStats.mockReset().mockResolvedValueOnce(of(1)).mockResolvedValueOnce(of(2));
});
afterEach(() => vi.useRealTimers());

test("the counts are read once for all parts of a page", async () => {
  await Promise.all([readPublicStats(), readPublicStats()]);
  vi.setSystemTime(now + 9 * minute);
  expect(await readPublicStats()).toEqual(of(1));
  expect(getPublicStats).toHaveBeenCalledOnce();
});

test("counts of ten minutes ago are read again", async () => {
  await readPublicStats();
  vi.setSystemTime(now + 11 * minute);
  expect(await readPublicStats()).toEqual(of(2));
});

test("counts that came with the page are read again after the same time", async () => {
  rememberStats(of(7));
  expect(await readPublicStats()).toEqual(of(7));
  vi.setSystemTime(now + 11 * minute);
  expect(await readPublicStats()).toEqual(of(1));
});

test("a failed read is repeated at the next request", async () => {
  getPublicStats.mockReset().mockRejectedValueOnce(new Error("no line")).mockResolvedValue(of(3));
  await expect(readPublicStats()).rejects.toThrow("no line");
  expect(await readPublicStats()).toEqual(of(3));
});
