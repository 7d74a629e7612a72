import { expect, test } from "vitest";
import { asRow } from "./row.ts";

test("an object is a row of its fields", () => {
  expect(asRow({ title: "Caixa", openings: 2 })).toEqual({ title: "Caixa", openings: 2 });
});

test.each([[null], [undefined], ["Caixa"], [7]])("%s is no row", (value) => {
  expect(asRow(value)).toBeNull();
});
