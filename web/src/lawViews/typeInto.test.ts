import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf } from "./typeInto.ts";

test.each([
  ["só mulheres aqui", "homens e mulheres aqui", { start: 0, end: 2, typed: "homens e" }],
  ["ter boa aparência.", "ter cordialidade.", { start: 4, end: 17, typed: "cordialidade" }],
  ["um dois", "um", { start: 2, end: 7, typed: "" }],
  ["um", "um", { start: 2, end: 2, typed: "" }],
  ["", "novo", { start: 0, end: 0, typed: "novo" }],
  ["aaa", "aa", { start: 2, end: 3, typed: "" }],
])("from %j to %j only what differs is typed", (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});

test("typing the difference over its place gives the other text", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end, typed } = differenceOf(before, after);
      expect(start).toBeLessThanOrEqual(end);
      expect(before.slice(0, start) + typed + before.slice(end)).toBe(after);
    }),
  );
});
