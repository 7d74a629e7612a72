import { expect, test } from "vitest";
import { countedKeys, countedPlaces, otherPlaces } from "./countedKeys.ts";

test("the choices of a filter are what still counts, in the order of the alphabet", () => {
  expect(countedKeys({ Vendas: 2, Saúde: 0, Água: 1, Comércio: 1 })).toEqual([
    "Água",
    "Comércio",
    "Vendas",
  ]);
});

test("a place that only is another one is no choice", () => {
  expect(countedPlaces({ [otherPlaces]: 3, Confresa: 1, Luciara: 0 })).toEqual(["Confresa"]);
});
