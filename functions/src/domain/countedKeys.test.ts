import { expect, test } from "vitest";
import { countedKeys } from "./countedKeys.ts";

test("the choices of a filter are what still counts, in the order of the alphabet", () => {
  expect(countedKeys({ Vendas: 2, Saúde: 0, Água: 1, Comércio: 1 })).toEqual([
    "Água",
    "Comércio",
    "Vendas",
  ]);
});
