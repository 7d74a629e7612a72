import { expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { town } from "../town.ts";

test.each(town.places)("%s is found regardless of case, accents, spaces and state", (place) => {
  const bare = place.normalize("NFD").replace(/\p{M}/gu, "");
  const parted = `${place.slice(0, 4)} ${place.slice(4)}`;
  for (const typed of [
    place,
    place.toLowerCase(),
    bare.toUpperCase(),
    `  ${bare.replaceAll(" ", "  ")} `,
    bare.replaceAll(" ", ""),
    parted,
    `${parted} - ${town.state}`,
    `${place} - ${town.state}`,
    `${place}/${town.state.toLowerCase()}`,
    `${place}, ${town.stateName}`,
  ])
    expect(placeOf(typed)).toBe(place);
});

test.each([
  ["Canabrava", "Canabrava do Norte"],
  ["Cana Brava", "Canabrava do Norte"],
  [`Cana Brava do Norte - ${town.state}`, "Canabrava do Norte"],
  ["PORTO ALEGRE", "Porto Alegre do Norte"],
  [`Porto Alegre/${town.state}`, "Porto Alegre do Norte"],
  ["São Félix", "São Félix do Araguaia"],
  ["sao jose do", "São José do Xingu"],
])("%j begins the name of one place alone: %s", (typed, place) => {
  expect(placeOf(typed)).toBe(place);
});

test.each([
  ["Fazenda Rio  Preto", "Fazenda Rio Preto"],
  ["confresa velha", "confresa velha"],
  [" Zona rural de Confresa ", "Zona rural de Confresa"],
  [town.state, town.state],
  ["Vila", "Vila"],
  ["São José", "São José"],
  ["Canabrav", "Canabrav"],
  ["Porto Alegre - RS", "Porto Alegre - RS"],
  ["São Félix do Xingu", "São Félix do Xingu"],
])("a place that is not on the list is kept: %j", (typed, kept) => {
  expect(placeOf(typed)).toBe(kept);
});
