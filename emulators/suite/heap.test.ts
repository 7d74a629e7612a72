import { expect, test } from "vitest";
import { heapMebibytes, outOfMemory } from "./heap.ts";

test.each([
  [2, 512],
  [4, 512],
  [8, 1024],
  [24, 3072],
  [64, 4096],
])("on a machine with %i GiB the emulators may hold %i MiB", (gibibytes, expected) => {
  expect(heapMebibytes(gibibytes * 2 ** 30)).toBe(expected);
});

test.each([
  ["exit code 134", "  <--- Last few GCs --->"],
  ["SIGABRT", ""],
  [
    "SIGKILL",
    "  FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
  ],
])("an end by %s is reported as full memory: %s", (why, log) => {
  expect(outOfMemory(why, log)).toMatch(/ran out of memory: it may hold \d+ MB/);
});

test("any other end is not", () => {
  expect(outOfMemory("exit code 1", "  Error: An unexpected error has occurred.")).toBe("");
});
