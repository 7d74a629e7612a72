import { expect, test } from "vitest";
import { type JobFilters, noFilters } from "./jobFilters.ts";
import { isInList, jobConditions } from "./jobList.ts";
import type { Job } from "./job.ts";

const now = new Date("2026-11-21T16:00:00Z");

test("without filters the list has jobs that are listed and not filled", () => {
  expect(jobConditions(noFilters)).toEqual([
    ["listed", "==", true],
    ["filled", "==", false],
  ]);
});

test.each<[string, Partial<JobFilters>, unknown[]]>([
  ["a category", { category: "Vendas" }, ["type", "==", "Vendas"]],
  ["a place", { location: "Confresa" }, ["location", "==", "Confresa"]],
  ["a company", { company: "Fazenda Roncador" }, ["company", "==", "Fazenda Roncador"]],
  ["urgent jobs", { showUrgent: true }, ["urgent", "==", true]],
  ["a search", { search: "operador de caixa" }, ["searchTerms", "array-contains", "operador"]],
])("%s narrows the list by one condition", (_what, filters, condition) => {
  expect(jobConditions({ ...noFilters, ...filters })).toEqual([
    ["listed", "==", true],
    ["filled", "==", false],
    condition,
  ]);
});

test("filled jobs are included by dropping that condition", () => {
  expect(jobConditions({ ...noFilters, showFilled: true })).toEqual([["listed", "==", true]]);
});

test("all filters together are all conditions", () => {
  expect(
    jobConditions({
      search: "caixa",
      category: "Comércio",
      location: "Vila Rica",
      company: "Mercado",
      showFilled: true,
      showUrgent: true,
      order: "",
    }),
  ).toEqual([
    ["listed", "==", true],
    ["type", "==", "Comércio"],
    ["location", "==", "Vila Rica"],
    ["company", "==", "Mercado"],
    ["urgent", "==", true],
    ["searchTerms", "array-contains", "caix"],
  ]);
});

test.each([
  ["an open job that holds what was typed", 1, "caixa noturno", true],
  ["an open job that holds only its longest word", 1, "noturno padeiro", false],
  ["an open job, its place and its company typed", 1, "caixa vila rica mercado", true],
  ["a job whose deadline is this instant", 0, "caixa", false],
  ["an open job, nothing typed", 1, "", true],
])('%s is in the list: %s ms before its deadline, "%s": %s', (_what, left, search, isIn) => {
  const job = {
    title: "Operador(a) de caixa noturno",
    company: "Mercado Araguaia",
    location: "Vila Rica",
    expiresAt: new Date(now.getTime() + left),
  } as Job;
  expect(isInList(job, { ...noFilters, search }, now)).toBe(isIn);
});
