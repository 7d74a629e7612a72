import { expect, test } from "vitest";
import { type Stored, TestCoverage } from "./testCoverage.ts";

const wasTrue = 1;
const wasFalse = 2;

/** `left == 1 && last`, whose conditions are the whole, the comparison and the last name. */
const stored: Stored = {
  state: "",
  ranges: [
    [0, 17],
    [0, 9],
    [0, 4],
    [13, 17],
  ],
  conditions: [0, 1, 3],
  gaps: [],
  tests: {
    neither: [],
    "left alone": [0 + wasFalse, 4 + wasFalse, 8],
    both: [0 + wasTrue, 4 + wasTrue, 8, 12 + wasTrue],
  },
};

test("the tests that evaluate an expression have the outcomes of the condition that begins with it", () => {
  const coverage = new TestCoverage(stored);
  expect([...coverage.at([0])!]).toEqual([
    ["left alone", { true: false, false: true }],
    ["both", { true: true, false: false }],
  ]);
  expect([...coverage.at([13])!]).toEqual([["both", { true: true, false: false }]]);
  // The literal is no expression of its own, so it counts with the comparison.
  expect([...coverage.at([8])!.keys()]).toEqual(["left alone", "both"]);
  expect([...coverage.at([13, 8])!.keys()]).toEqual(["both", "left alone"]);
  expect(coverage.at([17])).toBe(null);
  expect(coverage.at([0, 17])).toBe(null);
  expect(coverage.at([])).toBe(null);
});
