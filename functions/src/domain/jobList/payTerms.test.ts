import { expect, test } from "vitest";
import type { Job } from "../job/job.ts";
import { jobSearchTerms } from "./jobSearch.ts";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { paySteps, payTerms } from "./payTerms.ts";
import { wordsOf } from "../text/searchTerms.ts";

function paid(
  least: number,
  unit: Exclude<Pay["unit"], null> = "mês",
): Pick<Job, "pay" | "salary"> {
  return {
    pay: { ...negotiablePay, kind: "exact", least, most: null, unit },
    salary: "A combinar",
  };
}

test.each<[string, Partial<Pick<Job, "pay" | "salary">>, string[]]>([
  ["R$ 1.499,99 a month", paid(1_499_99), ["$"]],
  ["R$ 1.500,00 a month", paid(1_500_00), ["$", "$1500"]],
  ["R$ 2.300,00 a month", paid(2_300_00), ["$", "$1500", "$1800", "$2000"]],
  ["R$ 60,00 a day", paid(60_00, "diária"), ["$", "$1500", "$1800"]],
  ["an amount by production", paid(2_50, "produção"), ["$"]],
  ["nothing that is named", { pay: negotiablePay, salary: "A combinar" }, []],
  [
    "a certain figure in an old text",
    { pay: null, salary: "R$ 1.800,00/mês + 3%" },
    ["$", "$1500", "$1800"],
  ],
  ["a figure in an old text", { pay: null, salary: "A partir de R$ 9.000,00" }, ["$"]],
  ["no figure in an old text", { pay: null, salary: "Comissão sobre as vendas" }, []],
  ["what an unread row lacks", {}, []],
])("a job that pays %s is found by its terms", (_what, job, terms) => {
  expect(payTerms(job)).toEqual(terms);
});

test("the terms of pay are among a job's search terms, and nobody can type them", () => {
  const words = { title: "Caixa", company: "Mercado", location: "Confresa" };
  const terms = payTerms(paid(9_000_00));
  expect(terms).toHaveLength(paySteps.length + 1);
  expect(jobSearchTerms({ ...words, ...paid(9_000_00) })).toEqual(expect.arrayContaining(terms));
  expect(jobSearchTerms(words).filter((term) => term.startsWith("$"))).toEqual([]);
  expect(wordsOf("$ $1500 R$ 1.500")).not.toEqual(expect.arrayContaining(["$"]));
  for (const word of wordsOf("$ $1500 R$ 1.500")) expect(word).not.toContain("$");
});
