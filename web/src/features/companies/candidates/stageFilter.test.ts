import { expect, test } from "vitest";
import { stageOptions, stagesOf, unanswered } from "./stageFilter.ts";

test("the filter for people without an answer is of new and opened applications", () => {
  expect(stagesOf(unanswered)).toEqual(["nova", "vista"]);
  expect(stagesOf("emConversa")).toEqual(["emConversa"]);
});

test.each(["", "constructor", "nova,vista"])("'%s' in the address filters nothing", (word) => {
  expect(stagesOf(word)).toEqual([]);
});

test("a stage in which nobody is has no option, unless it is chosen", () => {
  const counts = new Map([
    ["nova", 2],
    ["vista", 1],
  ] as const);
  expect(stageOptions(counts, "contratada").map(({ label }) => label)).toEqual([
    "Todas as etapas (3)",
    "Sem resposta (3)",
    "Candidatura nova (2)",
    "Candidatura vista (1)",
    "Contratação feita (0)",
  ]);
});

test("without counts every stage is offered, without numbers", () => {
  const labels = stageOptions(null, "").map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["Todas as etapas", "Sem resposta", "Candidatura nova"]);
  expect(labels.join()).not.toMatch(/\d/);
});
