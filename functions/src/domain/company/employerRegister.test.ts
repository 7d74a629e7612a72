import { expect, test } from "vitest";
import { isHeldByRegister, numbersNaming, type RegisterMatch } from "./employerRegister.ts";

const register = {
  numbers: ["52998224725", "11222333000181", "12ABC34501DE35", "29311861000184"],
};

test.each([
  ["its CNPJ", ["11222333000181"], ["11222333000181"]],
  ["its alphanumeric CNPJ", ["12ABC34501DE35"], ["12ABC34501DE35"]],
  [
    "the CNPJ of another establishment of the same legal person",
    ["11222333000262"],
    ["11222333000181"],
  ],
  ["the owner's CPF", [null, "52998224725"], ["52998224725"]],
  ["the CAEPF of a farm whose owner's CPF is there", [null, "52998224700125"], ["52998224725"]],
  ["the CPF of the owner of a CAEPF that is there", ["29311861049"], ["29311861000184"]],
  ["both", ["11222333000181", "52998224725"], ["11222333000181", "52998224725"]],
])("the register names a company by %s", (_what, own, named) => {
  expect(numbersNaming(register, own)).toEqual(named);
});

test.each([
  ["another CNPJ", ["33000167000101"]],
  ["another CPF", [null, "11144477735"]],
  ["no number", [null, undefined]],
  ["a CNPJ that begins with the digits of a CPF that is there", ["52998224700113"]],
])("the register does not name a company with %s", (_what, own) => {
  expect(numbersNaming(register, own)).toEqual([]);
});

test("a number of the register with wrong check digits names nobody", () => {
  const mistyped = { numbers: ["11222333000182", "52998224726"] };
  expect(numbersNaming(mistyped, ["11222333000181", "52998224725"])).toEqual([]);
});

test("no register names nobody, and a number that is there twice is given once", () => {
  expect(numbersNaming(undefined, ["11222333000181"])).toEqual([]);
  const twice = { numbers: ["11222333000181", "11222333000181"] };
  expect(numbersNaming(twice, ["11222333000181"])).toEqual(["11222333000181"]);
});

const at = new Date("2026-11-20T12:00:00Z");
const match: RegisterMatch = {
  id: "c1",
  edition: "2026-10-06",
  numbers: ["11222333000181"],
  since: at,
};
const release = { edition: match.edition, numbers: match.numbers, note: "TAC assinado", at };

test.each([
  ["no match", null, false],
  ["a match that nobody decided about", match, true],
  ["a match that was let go", { ...match, release }, false],
  [
    "one let go in an earlier edition",
    { ...match, release: { ...release, edition: "2026-04-07" } },
    true,
  ],
  [
    "one let go for another number",
    { ...match, release: { ...release, numbers: ["33000167000101"] } },
    true,
  ],
])("%s holds a company's jobs: %o", (_what, given, held) => {
  expect(isHeldByRegister(given)).toBe(held);
});
