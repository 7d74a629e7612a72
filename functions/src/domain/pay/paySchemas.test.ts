import { expect, test } from "vitest";
import { negotiablePay, type Pay } from "./pay.ts";
import { storedPaySchema } from "./paySchemas.ts";

const exact = { ...negotiablePay, kind: "exact", least: 1_000_00, most: null, unit: "mês" };
const range = { ...exact, kind: "range", most: 2_000_00 };

type Parts = { [Part in keyof Pay]?: unknown };

test.each<[string, Parts | null]>([
  ["only a text", null],
  ["nothing that is named", negotiablePay],
  ["one cent", { ...exact, least: 1 }],
  ["the highest amount", { ...exact, least: 100_000_000 }],
  ["a range of one cent", { ...range, most: 1_000_01 }],
  ["a range to four times its beginning", { ...range, most: 4_000_00 }],
])("a pay of %s is stored", (_what, pay) => {
  expect(storedPaySchema.parse(pay)).toEqual(pay);
});

test.each<[string, Parts]>([
  ["'A combinar' with an amount", { ...negotiablePay, least: 1_000_00 }],
  ["'A combinar' with the end of a range", { ...negotiablePay, most: 1_000_00 }],
  ["'A combinar' with a unit", { ...negotiablePay, unit: "mês" }],
  ["an amount of nothing", { ...exact, least: 0 }],
  ["an amount of half a cent", { ...exact, least: 100.5 }],
  ["more than the highest amount", { ...exact, least: 100_000_001 }],
  ["no amount", { ...exact, least: null }],
  ["an amount without a unit", { ...exact, unit: null }],
  ["one amount with the end of a range", { ...exact, most: 2_000_00 }],
  ["a range without its beginning", { ...range, least: null }],
  ["a range without its end", { ...range, most: null }],
  ["a range that ends where it begins", { ...range, most: 1_000_00 }],
  ["a range that ends below its beginning", { ...range, most: 999_99 }],
  ["a range to more than four times its beginning", { ...range, most: 4_000_01 }],
])("a pay of %s is refused", (_what, pay) => {
  expect(storedPaySchema.safeParse(pay).success).toBe(false);
});
