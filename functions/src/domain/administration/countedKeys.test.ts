import { expect, test } from "vitest";
import { countedKeys, countedPlaces, openPlaces, otherPlaces } from "./countedKeys.ts";

test("a filter offers the keys that count something, in alphabetical order", () => {
  expect(countedKeys({ Vendas: 2, Saúde: 0, Água: 1, Comércio: 1 })).toEqual([
    "Água",
    "Comércio",
    "Vendas",
  ]);
});

test("the key for other places is not offered", () => {
  expect(countedPlaces({ [otherPlaces]: 3, Confresa: 1, Luciara: 0 })).toEqual(["Confresa"]);
});

test("the open jobs of each place are known where they are all counted, else its listed ones", () => {
  const counts = { openPositions: 2, locations: { Confresa: 1, Luciara: 1, [otherPlaces]: 1 } };
  const locationActive = { Confresa: 0, Luciara: 1, [otherPlaces]: 1 };
  expect(openPlaces({ ...counts, locationActive })).toEqual(locationActive);
  // Written before there was such a count, and changed since.
  expect(openPlaces(counts)).toEqual(counts.locations);
  expect(openPlaces({ ...counts, locationActive: { Confresa: -1 } })).toEqual(counts.locations);
});
