import { expect, test } from "vitest";
import { seedRecords } from "./seedRecords.ts";

const { jobs, pendingJobs } = seedRecords(new Date("2026-11-21T16:00:00Z"));
const all = [...jobs, ...pendingJobs];

/** Decreto 12.797: the minimum wage of 2026, by month and day, in reais. */
const minimum = { month: 1621, day: 54.04 };

function amounts(salary: string): number[] {
  return [...salary.matchAll(/R\$ ([\d.]+,\d{2})/g)].map(([, amount]) =>
    Number(amount!.replaceAll(".", "").replace(",", ".")),
  );
}

test("no full-time employment pays less than the minimum wage", () => {
  const fullTime = all.filter(
    ({ contractType, workload }) =>
      (contractType === "CLT" || contractType === "Temporário") &&
      !workload?.startsWith("Meio") &&
      workload !== "Outro",
  );
  const monthly = fullTime.filter(
    ({ salary }) => amounts(salary).length > 0 && !salary.includes("por diária"),
  );
  expect(monthly.length).toBeGreaterThan(50);
  for (const { salary } of monthly)
    expect(amounts(salary)[0]).toBeGreaterThanOrEqual(minimum.month);
});

test("no daily pay is below the minimum wage of a day", () => {
  const daily = all.filter(({ salary }) => /por (dia|diária)/.test(salary));
  expect(daily.length).toBeGreaterThan(3);
  for (const { salary } of daily) expect(amounts(salary)[0]).toBeGreaterThanOrEqual(minimum.day);
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
