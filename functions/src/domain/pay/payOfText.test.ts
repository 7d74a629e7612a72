import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContractType } from "../job/jobDetails.ts";
import {
  highestAmount,
  negotiablePay,
  type Pay,
  payExtras,
  payUnits,
  type Provision,
} from "./pay.ts";
import { payOf, payOfText } from "./payOfText.ts";
import { storedPaySchema } from "./paySchemas.ts";
import { amountText, payLine } from "./payText.ts";

function read(salary: string, contractType: ContractType | null = "CLT"): string | null {
  const pay = payOfText({ salary, contractType });
  return pay && payLine(pay);
}

test.each([
  ["R$ 1.900,00", "R$ 1.900,00 por mês"],
  ["R$1900", "R$ 1.900,00 por mês"],
  [" R$ 1.900,00 ", "R$ 1.900,00 por mês"],
  ["1.900,00", "R$ 1.900,00 por mês"],
  ["Salário de R$ 1.900,00", "R$ 1.900,00 por mês"],
  ["R$ 1.690,00 + periculosidade", "R$ 1.690,00 por mês + periculosidade"],
  ["R$ 1.650,00 + Comissão + gorjetas", "R$ 1.650,00 por mês + comissão e gorjetas"],
  [
    "R$ 1.650,00 + comissão, gratificação e horas extras",
    "R$ 1.650,00 por mês + comissão, gratificação e horas extras",
  ],
  ["R$ 1.650,00+comissão,gorjetas", "R$ 1.650,00 por mês + comissão e gorjetas"],
  ["R$ 1.650,00 + comissão  e  gorjetas", "R$ 1.650,00 por mês + comissão e gorjetas"],
  ["De R$ 1.800 até 2.200 por mês", "R$ 1.800,00 a R$ 2.200,00 por mês"],
  ["R$ 1.000,00 a R$ 4.000,00 por mês", "R$ 1.000,00 a R$ 4.000,00 por mês"],
  ["R$ 1.000.000,00 por mês", "R$ 1.000.000,00 por mês"],
  ["R$ 90,00 por dia", "R$ 90,00 a diária"],
  ["R$ 45/h", "R$ 45,00 por hora"],
  ["R$ 500,00 semanal", "R$ 500,00 por semana"],
  ["R$ 12,50 por produção", "R$ 12,50 por produção"],
  ["A combinar", "A combinar"],
  [" a combinar ", "A combinar"],
])("the text '%s' says the pay '%s'", (salary, line) => {
  expect(read(salary)).toBe(line);
});

test.each([
  "R$ 1.780,00 + quebra de caixa",
  "R$ 1.650,00 + 3% de comissão",
  "R$ 1.650,00 + comissão e moradia",
  "R$ 1.650,00 + comissão, comissão",
  "Bolsa de R$ 850,00",
  "Bolsa-auxílio de R$ 850,00",
  "R$ 24.000,00 por ano",
  "R$ 1.000,00 a R$ 4.000,01 por mês",
  "R$ 2.200,00 a R$ 1.800,00 por mês",
  "R$ 1.800,00 a R$ 1.800,00 por mês",
  "R$ 0,00 por mês",
  "R$ 1.000.000,01 por mês",
  "R$ 900.000,00 a R$ 1.000.000,01 por mês",
  "Por peça, a partir de R$ 15,00",
  "R$ 28,00 por aula",
  "R$ 120,00",
  "3555-9000",
  "Salário a combinar",
  "",
])("the text '%s' stays as it is written", (salary) => {
  expect(read(salary)).toBeNull();
});

test.each<[string, ContractType | null, string | null]>([
  ["R$ 600,00", "CLT", "R$ 600,00 por mês"],
  ["R$ 599,99", "CLT", null],
  ["R$ 1.900,00", "Estágio", "R$ 1.900,00 por mês"],
  ["R$ 1.900,00", "Temporário", "R$ 1.900,00 por mês"],
  ["R$ 1.900,00", "PJ", null],
  ["R$ 1.900,00", "Autônomo", null],
  ["R$ 1.900,00", "Outro", null],
  ["R$ 1.900,00", null, null],
])("the amount '%s' without a period under the contract %s says '%s'", (salary, contract, line) => {
  expect(read(salary, contract)).toBe(line);
});

const cents = fc.integer({ min: 1, max: highestAmount });
const provision = fc.constantFrom<Provision | null>("free", "deducted", null);
const rest = {
  extras: fc.subarray([...payExtras]),
  housing: provision,
  meals: provision,
  transport: provision,
};
const anyPay: fc.Arbitrary<Pay> = fc.oneof(
  fc.record({
    kind: fc.constant("exact"),
    least: cents,
    most: fc.constant(null),
    unit: fc.constantFrom(...payUnits),
    ...rest,
  }),
  fc
    .record({
      kind: fc.constant("range"),
      least: fc.integer({ min: 1, max: highestAmount / 4 }),
      most: fc.nat(),
      unit: fc.constantFrom(...payUnits),
      ...rest,
    })
    .map((pay) => ({ ...pay, most: pay.least + 1 + (pay.most % (3 * pay.least)) })),
  fc.record(rest).map((more) => ({ ...negotiablePay, ...more })),
) as fc.Arbitrary<Pay>;

test("a pay is read back from its amount in words, under any contract, and fits its schema", () => {
  fc.assert(
    fc.property(
      anyPay,
      fc.constantFrom<ContractType | null>("CLT", "PJ", null),
      (pay, contractType) => {
        const { extras: _extras, housing: _h, meals: _m, transport: _t, ...amount } = pay;
        const salary = amountText(pay);
        expect(payOfText({ salary, contractType })).toMatchObject(amount);
        expect(payOf({ salary, contractType, pay })).toEqual(pay);
        expect(storedPaySchema.parse(pay)).toEqual(pay);
        expect(salary.length).toBeLessThanOrEqual(80);
      },
    ),
  );
});

const exact: Pay = { ...negotiablePay, kind: "exact", least: 1_800_00, most: null, unit: "mês" };

test.each<[string, Pay | null, string | null]>([
  ["R$ 1.800,00 por mês", { ...exact, meals: "free" }, "R$ 1.800,00 por mês, com alimentação"],
  ["R$ 1.800,00 + comissão", { ...exact, extras: [] }, "R$ 1.800,00 por mês"],
  ["R$ 2.000,00 por mês", exact, "R$ 2.000,00 por mês"],
  ["R$ 1.800,00 a diária", exact, "R$ 1.800,00 a diária"],
  ["A combinar", exact, "A combinar"],
  ["Por peça", exact, null],
  ["R$ 2.000,00 por mês", null, "R$ 2.000,00 por mês"],
  ["Por peça", null, null],
])(
  "a row with the text '%s' and the pay %j says '%s': a page from before changes the text alone",
  (salary, pay, line) => {
    const read = payOf({ salary, contractType: "CLT", pay });
    expect(read && payLine(read)).toBe(line);
  },
);

test("a pay has its parts in one order, whatever the database's", () => {
  const { unit, ...others } = exact;
  const read = payOf({
    salary: amountText(exact),
    contractType: null,
    pay: { unit, ...others },
  });
  expect(JSON.stringify(read)).toBe(JSON.stringify(exact));
});
