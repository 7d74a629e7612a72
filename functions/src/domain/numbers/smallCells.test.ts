import fc from "fast-check";
import { expect, test } from "vitest";
import { leastShown, middleOf, shownCells } from "./smallCells.ts";

const groups = ["a", "b", "c", "d"];

test("cells below five are left out, the others come from the largest", () => {
  expect(Object.entries(shownCells({ a: 5, b: 4, c: 9, d: 0 }, groups))).toEqual([
    ["c", 9],
    ["a", 5],
  ]);
});

test("a single missing group takes the smallest shown one with it, because the sum tells it", () => {
  expect(shownCells({ a: 5, b: 4, c: 9, d: 7 }, groups)).toEqual({ c: 9, d: 7 });
  expect(shownCells({ a: 5, c: 9, d: 7 }, groups)).toEqual({ c: 9, d: 7 });
});

test("equal numbers are in the order of the alphabet, and the last of them is left out", () => {
  expect(Object.keys(shownCells({ d: 6, b: 6, c: 6, a: 1 }, groups))).toEqual(["b", "c"]);
});

test("nothing is left out where every group is large", () => {
  const cells = { a: 5, b: 6, c: 7, d: 8 };
  expect(shownCells(cells, groups)).toEqual(cells);
});

test("a group outside the list counts as one of them", () => {
  expect(shownCells({ a: 5, b: 5, c: 5, d: 6, e: 1 }, groups)).toEqual({ a: 5, b: 5, d: 6 });
});

test("no cell below five is shown, none is changed, and never is a single group missing", () => {
  const counts = fc.record(Object.fromEntries(groups.map((group) => [group, fc.nat(12)])));
  fc.assert(
    fc.property(counts, (cells) => {
      const shown = shownCells(cells, groups);
      for (const [group, count] of Object.entries(shown)) {
        expect(count).toBeGreaterThanOrEqual(leastShown);
        expect(count).toBe(cells[group]);
      }
      expect(groups.length - Object.keys(shown).length).not.toBe(1);
    }),
  );
});

test.each([
  [[1, 2, 3, 4], null],
  [[9, 1, 5, 1, 9], 5],
  [[1, 2, 3, 4, 5, 6], 4],
  [[30, 4, 2, 8, 6], 6],
  [[200_000, 150_000, 150_000, 150_000, 900_000], 150_000],
])("the middle of %j is %s", (values, middle) => {
  expect(middleOf(values)).toBe(middle);
});
