import { expect, test } from "vitest";
import { countedKeys, countedPlaces, otherPlaces } from "./countedKeys.ts";

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
