import type { Job } from "@vagas/functions/domain/job/job";
import { negotiablePay, type Pay } from "@vagas/functions/domain/pay/pay";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobFacts } from "./JobFacts.tsx";

const paid: Pay = { ...negotiablePay, kind: "exact", least: 120_00, most: null, unit: "diária" };

/** The facts of a job by their labels. */
function factsOf(fields: Partial<Job>): Record<string, string> {
  const html = renderToStaticMarkup(
    <JobFacts job={{ id: "a", ...buildJob(fields) }} now={new Date()} />,
  );
  const found = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return Object.fromEntries(found.map(([, label, value]) => [label, value]));
}

test("a job's facts say the whole pay, what is deducted from it, and the openings", () => {
  const pay: Pay = { ...paid, meals: "free", housing: "deducted", transport: "deducted" };
  expect(factsOf({ pay, openings: 3 })).toMatchObject({
    Salário:
      "R$\u00a0120,00 a diária, com alimentação; alojamento e transporte descontados do salário",
    "Descontado do salário": "alojamento e transporte",
    Vagas: "3",
  });
});

test("a single opening and a pay without deductions go without saying", () => {
  const facts = factsOf({ pay: { ...paid, meals: "free" }, openings: 1 });
  expect(facts).toMatchObject({ Salário: "R$\u00a0120,00 a diária, com almoço" });
  expect(Object.keys(facts)).not.toContain("Descontado do salário");
  expect(Object.keys(facts)).not.toContain("Vagas");
});

test.each([
  ["Não exige experiência", true, "Aceita sem experiência"],
  [null, true, "Aceita sem experiência"],
  ["Júnior", true, "Júnior (Aceita sem experiência)"],
  ["Não exige experiência", false, "Não exige experiência"],
] as const)(
  "the level %s, open to beginners %s, is read as %s",
  (experienceLevel, accept, said) => {
    const facts = factsOf({ experienceLevel, acceptNoExperience: accept });
    expect(facts["Experiência"]).toBe(said);
  },
);

test("an older job shows its text as written", () => {
  expect(factsOf({ pay: null, salary: "Por peça, a partir de R$ 15,00" })).toMatchObject({
    Salário: "Por peça, a partir de R$\u00a015,00",
  });
});

test("a filled job has no deadline; the day of its work stays", () => {
  expect(Object.keys(factsOf({ filled: true }))).not.toContain("Prazo para candidaturas");
  expect(Object.keys(factsOf({ filled: true, dayWork: true }))).toContain("Dia do trabalho");
  expect(Object.keys(factsOf({ filled: false }))).toContain("Prazo para candidaturas");
});
