import { expect, test } from "vitest";
import { minimumWageAt } from "@vagas/functions/domain/pay/minimumWage";
import { monthlyPay } from "@vagas/functions/domain/pay/payText";
import { seedRecords } from "./seedRecords.ts";

const { jobs, pendingJobs } = await seedRecords(new Date("2026-11-21T16:00:00Z"));
const all = [...jobs, ...pendingJobs];

/** The latest that is known: the demo runs on any day. */
const minimum = minimumWageAt(new Date("9999-12-31"));

/** The least pay a month, in cents; null without a figure. A text that fits no pattern begins with its amount. */
function leastOf({ pay, salary }: (typeof all)[number]): number | null {
  if (pay !== null) return monthlyPay(pay);
  const [, amount] = /R\$ ([\d.]+,\d{2})/.exec(salary) ?? [];
  return amount === undefined ? null : Number(amount.replace(/\D/g, ""));
}

test("no full-time employment pays less than the minimum wage", () => {
  const fullTime = all.filter(
    ({ contractType, workload }) =>
      (contractType === "CLT" || contractType === "Temporário") &&
      !workload?.startsWith("Meio") &&
      workload !== "Outro",
  );
  const paid = fullTime.map(leastOf).filter((least) => least !== null);
  expect(paid.length).toBeGreaterThan(50);
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(minimum.month);
});

test("no daily pay is below the minimum wage of a day", () => {
  const daily = all.flatMap(({ pay }) => (pay?.unit === "diária" ? [pay.least] : []));
  expect(daily.length).toBeGreaterThan(3);
  expect(Math.min(...daily)).toBeGreaterThanOrEqual(minimum.day);
});

test("nobody asks for more than 6 months of experience", () => {
  for (const { requirements, description } of all) {
    expect(`${requirements}\n${description}`).not.toMatch(
      /\banos? de experiência|experiência (de|mínima de) \d+ anos?|(?:[7-9]|[1-9]\d) meses/i,
    );
    for (const [, months] of requirements.matchAll(/(\d+) meses/g))
      expect(Number(months)).toBeLessThanOrEqual(6);
  }
});

test("no job requires sex, age, appearance, marital status, photograph or criminal record", () => {
  for (const { title, requirements, description } of all) {
    expect(`${title}\n${requirements}\n${description}`).not.toMatch(
      /sexo|masculin|feminin|homem|homens|mulher|moça|rapaz|idade (mínima|máxima)|até \d+ anos|maior de|boa aparência|solteir|casad[oa]|sem filhos|foto no currículo|com foto|antecedentes/i,
    );
  }
});

test("an internship is part-time, 30 hours a week at most", () => {
  const internships = all.filter(({ contractType }) => contractType === "Estágio");
  expect(internships.length).toBeGreaterThan(0);
  for (const { workload, description } of internships) {
    expect(workload).toBe("Meio período (20-30h semanais)");
    for (const [, hours] of description.matchAll(/(\d+) por semana/g))
      expect(Number(hours)).toBeLessThanOrEqual(30);
  }
});
