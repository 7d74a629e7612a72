import { expect, test, vi } from "vitest";
import { distanceSteps, measuredFrom, placesAsked, placeText } from "./distance.ts";

vi.mock(import("../town.ts"), async (original) => {
  const { town } = await original();
  return { town: { ...town, roadKilometres: [] as unknown as typeof town.roadKilometres } };
});

test("a town without a table offers no distances and shows none", () => {
  expect(distanceSteps).toEqual([]);
  expect(measuredFrom({ location: "Confresa" })).toBeNull();
  expect(placeText("Confresa")).toBe("Confresa");
  expect(placesAsked({ location: "Confresa", within: 100 })).toEqual(["Confresa"]);
});
