import { expect, test } from "vitest";
import { payExtras, payUnits, type Pay } from "./pay.ts";
import {
  amountText,
  jobMonthlyPay,
  jobPayLine,
  monthlyPay,
  openingsText,
  payLine,
  provisionsText,
  reaisText,
} from "./payText.ts";

const nothingMore = { extras: [], housing: null, meals: null, transport: null };
const negotiable: Pay = {
  kind: "negotiable",
  least: null,
  most: null,
  unit: null,
  ...nothingMore,
};

function exactly(least: number, unit: Pay["unit"] = "mês", more: Partial<Pay> = {}): Pay {
  return { kind: "exact", least, most: null, unit, ...nothingMore, ...more } as Pay;
}

function range(least: number, most: number, unit: Pay["unit"] = "mês"): Pay {
  return { kind: "range", least, most, unit, ...nothingMore } as Pay;
}

test.each([
  [1, "R$ 0,01"],
  [5_05, "R$ 5,05"],
  [999_99, "R$ 999,99"],
  [1_000_00, "R$ 1.000,00"],
  [1_780_50, "R$ 1.780,50"],
  [1_000_000_00, "R$ 1.000.000,00"],
])("%d cents read %s", (cents, text) => {
  expect(reaisText(cents)).toBe(text);
});

test.each([
  [exactly(1_780_00), "R$ 1.780,00 por mês"],
  [exactly(120_00, "diária"), "R$ 120,00 a diária"],
  [exactly(7_37, "hora"), "R$ 7,37 por hora"],
  [exactly(600_00, "semana"), "R$ 600,00 por semana"],
  [exactly(2_50, "produção"), "R$ 2,50 por produção"],
  [range(1_700_00, 2_200_00), "R$ 1.700,00 a R$ 2.200,00 por mês"],
  [range(120_00, 150_00, "diária"), "R$ 120,00 a R$ 150,00 por diária"],
  [negotiable, "A combinar"],
])("an amount says by what it is counted: %j", (pay, text) => {
  expect(amountText(pay)).toBe(text);
});

test("every amount fits in the 80 characters of the text of older pages", () => {
  const longest = payUnits.map((unit) => amountText(range(99_999_999, 100_000_000, unit)));
  expect(Math.max(...longest.map((text) => text.length))).toBeLessThanOrEqual(80);
});

test.each([
  [exactly(1_780_00, "mês", { extras: ["comissão"] }), "R$ 1.780,00 por mês + comissão"],
  [exactly(120_00, "diária", { meals: "free" }), "R$ 120,00 a diária, com almoço"],
  [
    { ...negotiable, extras: ["comissão"], housing: "free" } satisfies Pay,
    "A combinar + comissão, com alojamento",
  ],
  [
    exactly(1_621_00, "mês", { extras: ["comissão", "gorjetas", "periculosidade"] }),
    "R$ 1.621,00 por mês + comissão, gorjetas e periculosidade",
  ],
  [
    exactly(1_900_00, "mês", { housing: "free", meals: "free", transport: "free" }),
    "R$ 1.900,00 por mês, com alojamento, alimentação e transporte",
  ],
  [
    exactly(1_900_00, "mês", { housing: "deducted", meals: "deducted", transport: "free" }),
    "R$ 1.900,00 por mês, com transporte; alojamento e alimentação descontados do salário",
  ],
  [
    exactly(1_900_00, "mês", { housing: "deducted" }),
    "R$ 1.900,00 por mês; alojamento descontado do salário",
  ],
  [
    exactly(1_900_00, "mês", { extras: ["comissão"], meals: "deducted" }),
    "R$ 1.900,00 por mês + comissão; alimentação descontada do salário",
  ],
  [
    exactly(120_00, "diária", { meals: "deducted", transport: "free" }),
    "R$ 120,00 a diária, com transporte; almoço descontado do salário",
  ],
  [
    { ...negotiable, housing: "deducted", meals: "deducted", transport: "deducted" } satisfies Pay,
    "A combinar; alojamento, alimentação e transporte descontados do salário",
  ],
])("one line says what is paid, given and deducted: %j", (pay, text) => {
  expect(payLine(pay)).toBe(text);
});

test.each([
  [exactly(10_00, "hora", { meals: "free" }), "almoço"],
  [exactly(120_00, "diária", { meals: "free", housing: "free" }), "alojamento e alimentação"],
  [exactly(120_00, "diária", { meals: "free", housing: "deducted" }), "alimentação"],
  [exactly(1_800_00, "mês", { meals: "free" }), "alimentação"],
  [exactly(1_800_00, "mês", { meals: "deducted" }), ""],
])("lunch is named where people go home after work: %j", (pay, text) => {
  expect(provisionsText(pay, "free")).toBe(text);
});

test("every extra can be named at once", () => {
  const line = payLine(exactly(1_621_00, "mês", { extras: [...payExtras] }));
  for (const extra of payExtras) expect(line).toContain(extra);
  expect(line).toMatch(/gorjetas e participação nos lucros$/);
});

test("more than one opening is said, a single one is not", () => {
  expect([1, 2, 99].map(openingsText)).toEqual(["", "2 vagas", "99 vagas"]);
});

test.each([
  [exactly(1_621_00), 1_621_00],
  [exactly(7_37, "hora"), 1_621_40],
  [exactly(54_04, "diária"), 1_621_20],
  [exactly(700_00, "semana"), 3_000_00],
  [exactly(378_23, "semana"), 1_620_99],
  [range(1_700_00, 2_200_00), 1_700_00],
  [range(60_00, 90_00, "diária"), 1_800_00],
  [exactly(2_50, "produção"), null],
  [negotiable, null],
  [null, null],
])("jobs are compared by the month: %j", (pay, cents) => {
  expect(monthlyPay(pay)).toBe(cents);
});

test.each([
  ["R$ 1.700,00 + 30% de periculosidade", "CLT", 1_700_00],
  ["Bolsa de R$ 850,00", "Estágio", 850_00],
  ["R$ 36.000,00 por ano", null, 3_000_00],
  ["R$ 2.600,00 por km", null, null],
  ["A combinar", null, null],
] as const)(
  "a job with only the text '%s' is compared by its figure",
  (salary, contractType, cents) => {
    expect(jobMonthlyPay({ pay: null, salary, contractType })).toBe(cents);
  },
);

test("a job's pay is shown as filled in, and only an older job's as its text", () => {
  expect(jobPayLine({ pay: exactly(1_900_00), salary: "R$ 1.900" })).toBe("R$ 1.900,00 por mês");
  expect(jobPayLine({ pay: null, salary: "Por peça" })).toBe("Por peça");
});
