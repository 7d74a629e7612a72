import { expect, test } from "vitest";
import type { ContractType, Workload } from "../job/jobDetails.ts";
import { yearWithoutWage } from "../testing/yearWithoutWage.ts";
import {
  isBelowMinimum,
  lacksMinimumWage,
  minimumPayText,
  minimumWageAt,
  minimumWageWarning,
} from "./minimumWage.ts";
import { negotiablePay, type Pay, type PayUnit } from "./pay.ts";

const now = new Date("2026-11-21T15:00:00Z");

function paid(least: number, unit: PayUnit = "mês"): Pay {
  return { ...negotiablePay, kind: "exact", least, most: null, unit };
}

type Paid = Parameters<typeof isBelowMinimum>[0];

function job(pay: Pay | null, fields: Partial<Paid> = {}): Paid {
  return { title: "Caixa", contractType: "CLT", workload: null, ...fields, pay };
}

test.each<[number, PayUnit, boolean]>([
  [1_620_99, "mês", true],
  [1_621_00, "mês", false],
  [54_03, "diária", true],
  [54_04, "diária", false],
  [7_36, "hora", true],
  [7_37, "hora", false],
  [378_22, "semana", true],
  [378_23, "semana", false],
  [1, "produção", false],
])("%i cents %s are below the minimum wage of 2026: %s", (least, unit, told) => {
  expect(isBelowMinimum(job(paid(least, unit)), now)).toBe(told);
});

const half = "Meio período (20-30h semanais)" satisfies Workload;

test.each<[number, PayUnit, boolean]>([
  [736_81, "mês", true],
  [736_82, "mês", false],
  [24_56, "diária", true],
  [24_57, "diária", false],
  [171_92, "semana", true],
  [171_93, "semana", false],
  [7_36, "hora", true],
  [7_37, "hora", false],
])("%i cents %s for half a day's work are below it: %s", (least, unit, told) => {
  expect(isBelowMinimum(job(paid(least, unit), { workload: half }), now)).toBe(told);
});

test.each<[Partial<Paid>, boolean]>([
  [{ contractType: "Estágio" }, false],
  [{ title: "Jovem Aprendiz" }, false],
  ...(["PJ", "Autônomo", "Temporário", "Outro", null] satisfies (ContractType | null)[]).map(
    (contractType): [Partial<Paid>, boolean] => [{ contractType }, true],
  ),
  [{ workload: "Escala 12x36" }, true],
  [{ workload: "Flexível" }, true],
])("R$ 1.000,00 a month with %j is told: %s", (fields, told) => {
  expect(isBelowMinimum(job(paid(1_000_00), fields), now)).toBe(told);
});

test("a range is measured by its beginning, and no amount by nothing", () => {
  const range: Pay = {
    ...negotiablePay,
    kind: "range",
    least: 1_500_00,
    most: 2_000_00,
    unit: "mês",
  };
  expect(isBelowMinimum(job(range), now)).toBe(true);
  expect(isBelowMinimum(job(negotiablePay), now)).toBe(false);
  expect(isBelowMinimum(job(null), now)).toBe(false);
});

test.each<[Pay, string | null]>([
  [
    paid(1_620_99),
    "Abaixo do salário mínimo (R$ 1.621,00 por mês). Confira o valor ou a carga horária.",
  ],
  [
    paid(50_00, "diária"),
    "Abaixo do salário mínimo (R$ 54,04 a diária). Confira o valor ou a carga horária.",
  ],
  [
    paid(7_00, "hora"),
    "Abaixo do salário mínimo (R$ 7,37 por hora). Confira o valor ou a carga horária.",
  ],
  [paid(1_621_00), null],
  [negotiablePay, null],
])("the warning about %j is '%s'", (pay, warning) => {
  expect(minimumWageWarning(job(pay), now)).toBe(warning);
});

test.each<[Pay, string | null]>([
  [paid(1_00, "semana"), "R$ 378,23 por semana"],
  [paid(1_00, "produção"), null],
  [negotiablePay, null],
])("the minimum wage by the unit of %j is '%s'", (pay, text) => {
  expect(minimumPayText(pay, now)).toBe(text);
});

test.each([
  // Midnight in the town is four in the morning.
  ["2026-01-01T04:00:00Z", "2026-01-01"],
  ["2027-01-01T03:59:59Z", "2026-01-01"],
])("at %s the minimum wage is that from %s", (at, from) => {
  expect(minimumWageAt(new Date(at)).from).toBe(from);
});

test.each([
  ["2026-01-01T04:00:00Z", false],
  [`${yearWithoutWage}-01-01T03:59:59Z`, false],
  [`${yearWithoutWage}-01-01T04:00:00Z`, true],
  [`${yearWithoutWage}-06-01T12:00:00Z`, true],
])("at %s the list lacks the year's minimum wage: %s", (at, lacks) => {
  expect(lacksMinimumWage(new Date(at))).toBe(lacks);
});
