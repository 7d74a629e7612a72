import fc from "fast-check";
import { expect, test } from "vitest";
import { negotiablePay, type TypedPay } from "./pay.ts";
import { readTypedPay, typedCents, typedPay, typedPayOfText } from "./payDraft.ts";
import { paySchema } from "./paySchemas.ts";

test.each([
  ["1.780", 1_780_00],
  ["1780,00", 1_780_00],
  ["R$ 1.780", 1_780_00],
  ["r$1.780,50", 1_780_50],
  ["R$\u00a01.780,00", 1_780_00],
  [" 7,37 ", 7_37],
  ["7,5", 7_50],
  ["1780,", 1_780_00],
  ["1780.00", 1_780_00],
  ["54.04", 54_04],
  ["12.500", 12_500_00],
  ["250.000,00", 250_000_00],
  ["1.000.000", 1_000_000_00],
  ["0", 0],
])("'%s' is %i cents", (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

test.each([
  "",
  "a combinar",
  "1,780.00",
  "1.78.0",
  "17.8",
  "1 780",
  "-5",
  "1780,000",
  "1e3",
  "2 mil",
  "12R$50",
  "١٢",
])("'%s' is no amount", (typed) => {
  expect(typedCents(typed)).toBeNull();
});

const empty = typedPay(negotiablePay);
const exact: TypedPay = { ...empty, kind: "exact", least: "1.780,00" };
const range: TypedPay = { ...exact, kind: "range", most: "2.200,00" };

test.each<[string, TypedPay, object | null]>([
  ["nothing", empty, negotiablePay],
  ["an amount", exact, { ...negotiablePay, kind: "exact", least: 1_780_00, unit: "mês" }],
  [
    "a range",
    range,
    { ...negotiablePay, kind: "range", least: 1_780_00, most: 2_200_00, unit: "mês" },
  ],
  [
    "an amount, with the end of a range from before",
    { ...exact, most: "x" },
    { ...negotiablePay, kind: "exact", least: 1_780_00, unit: "mês" },
  ],
  ["'A combinar', with an amount from before", { ...exact, kind: "negotiable" }, negotiablePay],
  ["a text from before", { ...exact, kind: "written" }, null],
  [
    "what comes with it",
    { ...empty, extras: ["gorjetas", "comissão"], housing: "free", meals: "deducted" },
    { ...negotiablePay, extras: ["comissão", "gorjetas"], housing: "free", meals: "deducted" },
  ],
])("%s is stored", (_what, typed, pay) => {
  expect(paySchema.parse(typed)).toEqual(pay);
});

const missing = "Informe o valor, ou escolha “A combinar”";
const unread = "Escreva só o valor em reais, como 1.780,00";
const tooHigh = "O valor deve ser de no máximo R$ 1.000.000,00";
const notMore = "O valor final deve ser maior que o inicial";
const tooWide = "O valor final deve ser de no máximo 4 vezes o inicial";

test.each<[Partial<TypedPay>, object]>([
  [{ least: "" }, { least: missing }],
  [{ least: "  " }, { least: missing }],
  [{ least: "0,00" }, { least: missing }],
  [{ least: "dois mil" }, { least: unread }],
  [{ least: "1.000.000,01" }, { least: tooHigh }],
  [
    { kind: "range", least: "", most: "" },
    { least: missing, most: missing },
  ],
  [{ kind: "range", most: "x" }, { most: unread }],
  [{ kind: "range", most: "1.780,00" }, { most: notMore }],
  [{ kind: "range", most: "1.000" }, { most: notMore }],
  [{ kind: "range", least: "1.000", most: "4.000,01" }, { most: tooWide }],
  [{ kind: "range", least: "1.000.000", most: "1.000.000,01" }, { most: tooHigh }],
])("%j is answered beside the amount with %j", (changes, problems) => {
  const { error } = paySchema.safeParse({ ...exact, ...changes });
  expect(
    Object.fromEntries(error!.issues.map(({ path, message }) => [path.join("."), message])),
  ).toEqual(problems);
});

test("a range may end at exactly four times its beginning", () => {
  expect(readTypedPay({ ...range, least: "1.000", most: "4.000" }).problems).toBeNull();
});

test.each([
  ["R$ 1.900,00", "CLT", { kind: "exact", least: "1.900,00", unit: "mês" }],
  ["R$ 1.900,00", "", { kind: "written" }],
  ["", 7, { kind: "negotiable" }],
  ["  ", "CLT", { kind: "negotiable" }],
  [" A combinar", null, { kind: "negotiable" }],
])("the text '%s' under the contract %j fills the form with %j", (salary, contractType, typed) => {
  expect(typedPayOfText(salary, contractType)).toEqual({ ...empty, ...typed });
});

test("whatever is typed as an amount is stored, or answered in words", () => {
  const amount = fc.oneof(fc.string(), fc.stringMatching(/^[\dR$ .,]{0,12}$/));
  fc.assert(
    fc.property(amount, amount, (least, most) => {
      const { pay, problems } = readTypedPay({ ...range, least, most });
      if (problems === null) {
        expect(readTypedPay(typedPay(pay)).pay).toEqual(pay);
        expect(pay!.most).toBeGreaterThan(pay!.least!);
      } else expect(Object.values(problems).join("")).not.toBe("");
    }),
  );
});
