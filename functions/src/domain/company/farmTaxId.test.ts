import { isValidCaepf, isValidCpf } from "@brazilian-utils/brazilian-utils";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfOf, formatTaxId, isCaepf, isCpf } from "./farmTaxId.ts";

test.each(["529.982.247-25", "52998224725", " 529 982 247 25 "])("'%s' is a CPF", (typed) => {
  expect(isCpf(typed)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["a wrong first digit", "529.982.247-35"],
  ["a wrong second digit", "529.982.247-26"],
  ["ten digits", "529.982.247-2"],
  ["twelve digits", "529.982.247-255"],
  ["eleven equal digits", "111.111.111-11"],
  ["other signs", "529,982,247-25"],
])("%s is not a CPF", (_what, typed) => {
  expect(isCpf(typed)).toBe(false);
});

test.each(["293.118.610/001-84", "41142260000101"])("'%s' is a CAEPF", (typed) => {
  expect(isCaepf(typed)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["wrong digits", "293.118.610/001-85"],
  ["a CNPJ", "11.222.333/0001-81"],
  ["thirteen digits", "293.118.610/001-8"],
  ["fifteen digits", "293.118.610/001-844"],
  ["fifteen digits that end like a CAEPF", "293.118.610/001-484"],
  ["a base of equal digits", "000.000.000/000-12"],
])("%s is not a CAEPF", (_what, typed) => {
  expect(isCaepf(typed)).toBe(false);
});

test("the public library agrees about every ending", () => {
  const base = (length: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
  const endings = Array.from({ length: 100 }, (_none, i) => String(i).padStart(2, "0"));
  fc.assert(
    fc.property(base(9), base(3), (person, more) => {
      for (const ending of endings) {
        expect(isCpf(person + ending)).toBe(isValidCpf(person + ending));
        expect(isCaepf(person + more + ending)).toBe(isValidCaepf(person + more + ending));
      }
    }),
  );
});

test("nine digits give the whole CPF", () => {
  expect(cpfOf("529982247")).toBe("52998224725");
  expect(cpfOf("293118610")).toSatisfy(isValidCpf);
});

test.each([
  ["", ""],
  ["529", "529"],
  ["5299", "529.9"],
  ["5299822", "529.982.2"],
  ["5299822472", "529.982.247-2"],
  ["52998224725", "529.982.247-25"],
  ["293118610001", "293.118.610/001"],
  ["29311861000184", "293.118.610/001-84"],
  ["293.118.610/001-84", "293.118.610/001-84"],
])("'%s' is shown as '%s' while it is typed", (typed, shown) => {
  expect(formatTaxId(typed)).toBe(shown);
});
