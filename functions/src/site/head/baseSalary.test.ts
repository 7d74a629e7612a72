import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContractType } from "../../domain/job/jobDetails.ts";
import { negotiablePay, type Pay } from "../../domain/pay/pay.ts";
import { baseSalary } from "./baseSalary.ts";

function read(salary: string, contractType: ContractType | null = "CLT"): string | null {
  const value = baseSalary({ pay: null, salary, contractType })?.value;
  if (value === undefined) return null;
  return `${value.value ?? `${value.minValue}-${value.maxValue}`} ${value.unitText}`;
}

test.each([
  ["R$ 1.900,00", "1900 MONTH"],
  ["R$1900", "1900 MONTH"],
  ["1.900", "1900 MONTH"],
  ["r$ 2.345,67", "2345.67 MONTH"],
  ["R$ 1.650,00 + 3% de comissão", "1650 MONTH"],
  ["R$ 1.690,00 + periculosidade", "1690 MONTH"],
  ["R$ 1.800,00 a R$ 2.200,00", "1800-2200 MONTH"],
  ["De R$ 1.800 até 2.200", "1800-2200 MONTH"],
  ["Salário: R$ 2.000,00", "2000 MONTH"],
  ["R$ 2.000,00 mensais", "2000 MONTH"],
  ["R$ 2.000,00/mês", "2000 MONTH"],
  ["R$ 2.000,00 por me\u0302s", "2000 MONTH"],
  ["R$ 600,00", "600 MONTH"],
  ["R$ 1.000.000,00", "1000000 MONTH"],
])("'%s' under CLT is %s", (salary, expected) => {
  expect(read(salary)).toBe(expected);
});

test.each([
  ["R$ 150,00 por diária", "Autônomo", "150 DAY"],
  ["R$ 45,00 por hora", "PJ", "45 HOUR"],
  ["R$ 45/h", null, "45 HOUR"],
  ["R$ 500,00 por semana", null, "500 WEEK"],
  ["R$ 3.000,00 por mês", "PJ", "3000 MONTH"],
  ["Bolsa de R$ 850,00", "Estágio", "850 MONTH"],
  ["Bolsa de R$ 950,00 + auxílio-transporte", "Estágio", "950 MONTH"],
  ["R$ 2.900,00", "Temporário", "2900 MONTH"],
] as const)("'%s' under %s is %s", (salary, contractType, expected) => {
  expect(read(salary, contractType)).toBe(expected);
});

test.each([
  "A combinar",
  "a combinar",
  "A partir de R$ 1.800,00",
  "Até R$ 3.000,00",
  "Por peça, a partir de R$ 15,00",
  "R$ 1.900,00 por casa",
  "R$ 2.600,00 por km",
  "R$ 28,00 por aula",
  "R$ 1,900.00",
  "R$ 19.00",
  "R$ 1.90",
  "R$ 150,00",
  "R$ 599,99",
  "R$ 0,00",
  "R$ 0,00 por mês",
  "R$ 1.000.000,01",
  "R$ 1.800 a R$ 1.800",
  "R$ 2.200 a R$ 1.800",
  "2 salários mínimos",
  "R$ 99.999.999,00",
  "R$ 1.500,00 + comissão por dia",
  "R$ 1.500,00 + R$ 300,00",
  "100% comissão",
  "US$ 1,900",
  "3555-9000",
  "",
])("'%s' contains no reliable figure", (salary) => {
  expect(read(salary)).toBeNull();
});

test.each(["PJ", "Autônomo", "Outro", null] as const)(
  "under %s a figure without a period is ambiguous",
  (contractType) => {
    expect(read("R$ 1.900,00", contractType)).toBeNull();
  },
);

test("any extracted figure is positive and occurs in the text", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "R$ ",
      "1",
      "9",
      "0",
      ".",
      ",",
      "00",
      " a ",
      " por ",
      "dia",
      "mês",
      " + ",
      "comissão",
      "%",
      "-",
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (typed) => {
      const salary = typed.join("");
      const value = baseSalary({ pay: null, salary, contractType: "CLT" })?.value;
      if (value === undefined) return;
      for (const figure of [value.value, value.minValue, value.maxValue].filter(
        (number) => number !== undefined,
      )) {
        expect(figure).toBeGreaterThan(0);
        expect(salary.replace(/\D/g, "")).toContain(String(Math.trunc(figure)));
      }
    }),
  );
});

const amount = { ...negotiablePay, kind: "exact" as const, most: null };

test.each<[Pay, object | null]>([
  [
    { ...amount, least: 1_780_50, unit: "mês" },
    { value: 1780.5, unitText: "MONTH" },
  ],
  [
    { ...amount, least: 120_00, unit: "diária" },
    { value: 120, unitText: "DAY" },
  ],
  [
    { ...amount, least: 9_00, unit: "hora" },
    { value: 9, unitText: "HOUR" },
  ],
  [
    { ...amount, kind: "range", least: 500_00, most: 700_00, unit: "semana" },
    { minValue: 500, maxValue: 700, unitText: "WEEK" },
  ],
  [{ ...amount, least: 2_50, unit: "produção" }, null],
  [negotiablePay, null],
])("the pay %j is marked up as %j, whatever its text", (pay, expected) => {
  const salary = baseSalary({ pay, salary: "R$ 9.999,00", contractType: "CLT" });
  expect(salary?.value ?? null).toEqual(expected && { "@type": "QuantitativeValue", ...expected });
});
