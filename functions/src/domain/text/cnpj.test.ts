import { isValidCnpj } from "@brazilian-utils/brazilian-utils";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCnpj, isCnpj, stripCnpj } from "./cnpj.ts";

test.each([
  "12.ABC.345/01DE-35",
  "00.000.000/0001-91",
  "11.222.333/0001-81",
  "33.000.167/0001-01",
  "12ABC34501DE35",
  "12.abc.345/01de-35",
  " 11 222 333 / 0001 - 81 ",
  "11222333000181",
])("'%s' is a CNPJ", (typed) => {
  expect(isCnpj(typed)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["a wrong first digit", "11.222.333/0001-71"],
  ["a wrong second digit", "11.222.333/0001-82"],
  ["a wrong digit after letters", "12.ABC.345/01DE-36"],
  ["letters for digits at the end", "12.ABC.345/01DE-3A"],
  ["13 characters", "11.222.333/0001-8"],
  ["15 characters", "11.222.333/0001-811"],
  ["15 characters that end as they ought to", "11.222.333/0001-881"],
  ["fourteen equal digits", "00.000.000/0000-00"],
  ["fourteen other equal digits", "11.111.111/1111-11"],
  ["other signs", "11,222,333/0001-81"],
  ["letters with accents", "12.ÁBC.345/01DE-35"],
])("%s is not a CNPJ", (_what, typed) => {
  expect(isCnpj(typed)).toBe(false);
});

test("a CNPJ with one changed digit is invalid", () => {
  const cnpj = "11222333000181";
  fc.assert(
    fc.property(fc.nat(13), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const changed = (Number(cnpj[place]) + step) % 10;
      expect(isCnpj(cnpj.slice(0, place) + changed + cnpj.slice(place + 1))).toBe(false);
    }),
  );
});

test("one of the hundred endings of twelve characters is right, and the public library agrees", () => {
  const unit = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const endings = Array.from({ length: 100 }, (_none, i) => String(i).padStart(2, "0"));
  fc.assert(
    fc.property(
      fc.string({ unit, minLength: 12, maxLength: 12 }).filter((base) => !/^(.)\1+$/.test(base)),
      (base) => {
        const right = endings.filter((ending) => isCnpj(base + ending));
        expect(right).toEqual(
          endings.filter((ending) => isValidCnpj(base + ending, { version: 2 })),
        );
        expect(right).toHaveLength(1);
      },
    ),
    // Sums with remainder 1, whose digit is 0 instead of 10: of the first digit, of the second.
    { examples: [["000000000006"], ["000000000018"]] },
  );
});

test("punctuation and case are removed", () => {
  expect(stripCnpj(" 12.abc.345/01de-35 ")).toBe("12ABC34501DE35");
});

test.each([
  ["", ""],
  ["1", "1"],
  ["12", "12"],
  ["123", "12.3"],
  ["12345", "12.345"],
  ["123456", "12.345.6"],
  ["12345678", "12.345.678"],
  ["123456780", "12.345.678/0"],
  ["123456780001", "12.345.678/0001"],
  ["1234567800019", "12.345.678/0001-9"],
  ["12abc34501de35", "12.ABC.345/01DE-35"],
  ["11.222.333/0001-81", "11.222.333/0001-81"],
  ["112223330001819", "11.222.333/0001-819"],
  ["11?222!", "11.222"],
])("'%s' is shown as '%s' while it is typed", (typed, shown) => {
  expect(formatCnpj(typed)).toBe(shown);
});

test("formatting a formatted CNPJ changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (typed) => {
      expect(formatCnpj(formatCnpj(typed))).toBe(formatCnpj(typed));
    }),
  );
});
