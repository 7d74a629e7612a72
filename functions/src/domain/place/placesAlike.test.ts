import { expect, test, vi } from "vitest";
import { placeOf } from "./place.ts";

vi.mock(import("../town.ts"), async (original) => {
  const { town } = await original();
  const places = ["Nova Aurora do Norte", "Nova Aurora do Sul", "Boa Vista", "Boa Vista da Serra"];
  return { town: { ...town, places: places as unknown as typeof town.places } };
});

test.each([
  ["Nova Aurora", "Nova Aurora"],
  ["Nova Aurora do", "Nova Aurora do"],
  ["boa vista", "Boa Vista"],
  ["boa vista da", "Boa Vista da Serra"],
])("%j is a place if it is its name, or the beginning of one alone: %s", (typed, place) => {
  expect(placeOf(typed)).toBe(place);
});
