import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import { educationRequirements, experienceRequirements } from "./jobRequirements.ts";

test.each([
  ["Ensino Médio", "high school"],
  ["Ensino Técnico", "professional certificate"],
  ["Ensino Superior", "bachelor degree"],
  ["Pós-graduação", "postgraduate degree"],
] as const)("'%s' is the credential '%s'", (educationLevel, credentialCategory) => {
  expect(educationRequirements({ educationLevel })).toEqual({
    "@type": "EducationalOccupationalCredential",
    credentialCategory,
  });
});

test.each([
  ["Não exige formação específica", "no requirements"],
  ["Ensino Fundamental", null],
  [null, null],
] as const)("for '%s' Google is told %s", (educationLevel, told) => {
  expect(educationRequirements({ educationLevel })).toBe(told);
});

const asks = (fields: Partial<Job>) =>
  experienceRequirements({
    requirements: "",
    experienceLevel: null,
    acceptNoExperience: false,
    ...fields,
  });

test("a job open to people without experience says so, whatever else it wishes for", () => {
  const requirements = "Experiência de 6 meses";
  expect(asks({ acceptNoExperience: true, requirements })).toBe("no requirements");
  expect(asks({ experienceLevel: "Não exige experiência" })).toBe("no requirements");
});

test.each([
  ["Ensino médio\nExperiência de até 6 meses em cozinha", 6],
  ["6 meses de experiência", 6],
  ["Experiência mínima de 1 ano", 12],
  ["pelo menos dois anos de experiência com gado", 24],
  ["Ter no mínimo três meses de experiência", 3],
])("'%s' requires %s months", (requirements, monthsOfExperience) => {
  expect(asks({ requirements })).toEqual({
    "@type": "OccupationalExperienceRequirements",
    monthsOfExperience,
  });
});

test.each([
  "",
  "Experiência com gado",
  "Experiência de 6 meses é um diferencial",
  "Desejável 1 ano de experiência",
  "A empresa tem 20 anos de experiência",
  "Contrato de 6 meses",
])("'%s' requires nothing, and neither does a level without a duration", (requirements) => {
  expect(asks({ requirements, experienceLevel: "Pleno" })).toBeNull();
});
