import { expect, test } from "vitest";
import { havingOthers, havingSkill } from "./skillQuery.ts";

test("one term is requested, and none without a search", () => {
  expect(havingSkill([])).toEqual([]);
  expect(havingSkill(["s:tractor", "gado"])).toHaveLength(1);
});

test("rows need the other terms too; one term needs no check", () => {
  expect(havingOthers([])).toBeNull();
  expect(havingOthers(["s:tractor"])).toBeNull();
  const matches = havingOthers(["s:tractor", "gado", "boi"])!;
  expect(matches({ skillTerms: ["boi", "gado"] })).toBe(true);
  expect(matches({ skillTerms: ["s:tractor", "gado"] })).toBe(false);
  expect(matches({})).toBe(false);
});
