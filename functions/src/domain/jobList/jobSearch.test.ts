import fc from "fast-check";
import { expect, test } from "vitest";
import { jobHolds, jobMayHold } from "./jobHolds.ts";
import { jobSearchTerms } from "./jobSearch.ts";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { limits } from "../limits.ts";
import { searchTermFor, searchTerms } from "../text/searchTerms.ts";
import { town } from "../town.ts";

const job = {
  title: "Pedreiro(a) de acabamento",
  company: "Supermercados Araguaia",
  location: "Porto Alegre do Norte",
};

/** A list's search: one indexed piece for the query, the job itself for the decision. */
function finds(search: string, terms = jobSearchTerms(job)): boolean {
  const term = searchTermFor(search);
  return (
    (term === null || terms.includes(term)) && jobHolds({ ...job, searchTerms: terms }, search)
  );
}

test.each([
  "Supermercado",
  "mercado",
  "supermercado araguaia",
  "pedreiro porto alegre",
  "pedreira em Porto Alegre do Norte",
  "alegr",
  "pedreiros supermercado",
  "ACABAMENTO NORTE",
  "vaga de pedreiro",
  "vagas em Porto Alegre do Norte",
  "emprego no supermercado",
  `porto alegre-${town.state}`,
  "",
])("'%s' finds a job by its title, its company and its place", (search) => {
  expect(finds(search)).toBe(true);
});

test.each([
  "padaria",
  "pedreiro confresa",
  "legre",
  "porta",
  "pedreiro padaria",
  "mercearia",
  "vaga de padeiro",
  "vagas",
])("'%s' does not find it", (search) => {
  expect(finds(search)).toBe(false);
});

test.each(["pedreira", "pedreiros", "pedreiro porto alegre", "acabam", "vaga de pedreiro"])(
  "'%s' finds a job that was indexed by its title alone",
  (search) => {
    expect(finds(search, searchTerms(job.title))).toBe(true);
  },
);

test("a misspelt word may mean a word of a job, and not a mark of what comes with it", () => {
  const pay: Pay = { ...negotiablePay, transport: "free" };
  const withTransport = { ...job, searchTerms: jobSearchTerms({ ...job, pay }) };
  expect(jobMayHold(withTransport, "pedrero")).toBe(true);
  expect(jobMayHold(withTransport, "pedrero transprte")).toBe(false);
});

test("a job's terms are sorted, unique, and fewer than 1,400", () => {
  const text = (max: number) => fc.string({ unit: "grapheme-ascii", maxLength: max });
  fc.assert(
    fc.property(
      text(limits.jobTitle.max),
      text(limits.jobCompany.max),
      text(limits.jobLocation.max),
      (title, company, location) => {
        const terms = jobSearchTerms({ title, company, location });
        expect(terms).toEqual([...new Set(terms)].sort());
        expect(terms.length).toBeLessThan(1_400);
      },
    ),
  );
});

test.each<[Partial<Pay>, string[]]>([
  [{ transport: "free" }, ["$transporte"]],
  [{ transport: "deducted", housing: "free" }, ["$alojamento", "$transporte"]],
  [{ meals: "free" }, []],
])("what comes with a job is among its terms: %j", (given, terms) => {
  const words = { title: "Caixa", company: "Mercado", location: "Confresa" };
  const pay = { ...negotiablePay, ...given } as Pay;
  const found = jobSearchTerms({ ...words, pay, salary: "A combinar" });
  expect(found.filter((term) => term.startsWith("$"))).toEqual(terms);
});
