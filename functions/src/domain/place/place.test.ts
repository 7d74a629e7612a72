import { expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { town } from "../town.ts";

test.each(town.places)("%s is found regardless of case, accents, spaces and state", (place) => {
  const bare = place.normalize("NFD").replace(/\p{M}/gu, "");
  for (const typed of [
    place,
    place.toLowerCase(),
    bare.toUpperCase(),
    `  ${bare.replaceAll(" ", "  ")} `,
    `${place} - ${town.state}`,
    `${place}/${town.state.toLowerCase()}`,
    `${place}, ${town.stateName}`,
  ])
    expect(placeOf(typed)).toBe(place);
});

test.each([
  ["Fazenda Rio  Preto", "Fazenda Rio Preto"],
  ["confresa velha", "confresa velha"],
  [" Zona rural de Confresa ", "Zona rural de Confresa"],
  [town.state, town.state],
])("a place that is not on the list is kept: %j", (typed, kept) => {
  expect(placeOf(typed)).toBe(kept);
});
