import { expect, test } from "vitest";
import { bestPaid, closingFirst, type JobFilters, noFilters } from "./jobFilters.ts";
import {
  asTypedOrMeant,
  isCountable,
  isInList,
  jobConditions,
  jobOrder,
  jobQueries,
  shownIn,
} from "./jobList.ts";
import type { Job } from "../job/job.ts";
import { negotiablePay } from "../pay/pay.ts";

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
  ["any salary", { withSalary: true }, ["searchTerms", "array-contains", "$"]],
  ["a least pay", { leastPay: 1_800 }, ["searchTerms", "array-contains", "$1800"]],
  [
    "a least pay between two steps",
    { withSalary: true, leastPay: 1_999 },
    ["searchTerms", "array-contains", "$1800"],
  ],
  ["a least pay below all steps", { leastPay: 900 }, ["searchTerms", "array-contains", "$"]],
  ["transport", { withTransport: true }, ["searchTerms", "array-contains", "$transporte"]],
  ["housing", { withHousing: true }, ["searchTerms", "array-contains", "$alojamento"]],
  ["work of a day", { onlyDayWork: true }, ["searchTerms", "array-contains", "$diaria"]],
  [
    "housing, transport and a salary",
    { withHousing: true, withTransport: true, withSalary: true },
    ["searchTerms", "array-contains", "$alojamento"],
  ],
  [
    "what is near a place",
    { location: "Confresa", within: 50 },
    ["location", "in", ["Porto Alegre do Norte", "Confresa"]],
  ],
  [
    "what is near the town",
    { within: 50 },
    ["location", "in", ["Canabrava do Norte", "Porto Alegre do Norte"]],
  ],
  ["a place with none so near", { location: "Luciara", within: 50 }, ["location", "==", "Luciara"]],
  ["an unknown place", { location: "Zona rural", within: 50 }, ["location", "==", "Zona rural"]],
  ["a search", { search: "operador de caixa" }, ["searchTerms", "array-contains", "caix"]],
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
      within: 0,
      company: "Mercado",
      showFilled: true,
      showUrgent: true,
      withSalary: true,
      leastPay: 1800,
      withTransport: true,
      withHousing: true,
      onlyDayWork: true,
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

test("a list has the newest first, else the best paid, or of those that are open the first to end", () => {
  const orderOf = (order: JobFilters["order"]) => jobOrder({ ...noFilters, order }, now);
  expect(orderOf("")).toEqual({ field: "postedAt", direction: "desc", after: null });
  expect(orderOf(bestPaid)).toEqual({ field: "monthlyPay", direction: "desc", after: null });
  expect(orderOf(closingFirst)).toEqual({ field: "expiresAt", direction: "asc", after: now });
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
    searchTerms: [] as string[],
    expiresAt: new Date(now.getTime() + left),
  } as Job;
  expect(isInList(job, { ...noFilters, search }, now)).toBe(isIn);
});

test.each<[string, Partial<JobFilters>, boolean]>([
  ["without filters", {}, true],
  ["of jobs with a salary", { withSalary: true }, true],
  ["from a step of pay", { leastPay: 1_800 }, true],
  ["from an amount between two steps", { leastPay: 1_900 }, false],
  ["of jobs with transport near a place", { withTransport: true, within: 50 }, true],
  ["of jobs with transport and housing", { withTransport: true, withHousing: true }, false],
  ["of jobs with housing and a salary", { withHousing: true, withSalary: true }, false],
  ["of jobs with housing and a least pay", { withHousing: true, leastPay: 1_800 }, false],
  ["of a search", { search: "caixa" }, false],
])("a list %s has a length that its index knows: %s", (_what, filters, expected) => {
  expect(isCountable({ ...noFilters, ...filters })).toBe(expected);
});

const monthly = (least: number): Job["pay"] => ({
  ...negotiablePay,
  kind: "exact",
  least,
  most: null,
  unit: "mês",
});

test.each<[Partial<Job>, Partial<JobFilters>, boolean]>([
  [{ pay: { ...negotiablePay, transport: "free" } }, { withTransport: true }, true],
  [{ pay: { ...negotiablePay, transport: "deducted" } }, { withTransport: true }, true],
  [{ pay: { ...negotiablePay, housing: "free" } }, { withTransport: true }, false],
  [{ pay: { ...negotiablePay, housing: "free" } }, { withHousing: true }, true],
  [{ pay: { ...negotiablePay, housing: "free" } }, { withHousing: true, withSalary: true }, false],
  [{ dayWork: true }, { onlyDayWork: true }, true],
  [{ dayWork: false }, { onlyDayWork: true }, false],
  [{}, { onlyDayWork: true }, false],
  [{ pay: null, salary: "R$ 90 com transporte" }, { withTransport: true }, false],
  [{ location: "Vila Rica" }, { location: "Confresa", within: 100 }, false],
  [{ location: "Vila Rica" }, { location: "Confresa", within: 101 }, true],
  [{ location: "Vila Rica" }, { location: "Confresa" }, false],
  [{ location: "Zona rural" }, { within: 999 }, false],
  [{ location: "Zona rural" }, {}, true],
])("the job %j is in the list of %j: %s", (fields, filters, isIn) => {
  const job = { expiresAt: new Date(now.getTime() + 1), searchTerms: [] as string[], ...fields };
  expect(isInList(job as unknown as Job, { ...noFilters, ...filters }, now)).toBe(isIn);
});

test.each<[string, Partial<Job>, Partial<JobFilters>, boolean]>([
  ["R$ 1.800,00 a month", { pay: monthly(1_800_00) }, { leastPay: 1_800 }, true],
  ["R$ 1.799,99 a month", { pay: monthly(1_799_99) }, { leastPay: 1_800 }, false],
  ["R$ 1.950,00, below what is asked", { pay: monthly(1_950_00) }, { leastPay: 1_999 }, false],
  ["no figure", { pay: negotiablePay }, { withSalary: true }, false],
  ["no figure", { pay: negotiablePay }, { leastPay: 1 }, false],
  ["an old text with a figure", { pay: null, salary: "De R$ 90" }, { withSalary: true }, true],
  ["an old text without one", { pay: null, salary: "Comissão" }, { withSalary: true }, false],
  ["an old text with a figure", { pay: null, salary: "De R$ 9.000" }, { leastPay: 1 }, false],
])("a job that pays %s: %j is in the list of %j: %s", (_what, fields, filters, isIn) => {
  const job = { expiresAt: new Date(now.getTime() + 1), searchTerms: [] as string[], ...fields };
  expect(isInList(job as unknown as Job, { ...noFilters, ...filters }, now)).toBe(isIn);
});

test("a misspelt word is queried by each of its terms, under the same filters", () => {
  const filters = { ...noFilters, search: "pintr", location: "Vila Rica" };
  expect(jobQueries(filters, false)).toEqual([jobConditions(filters)]);
  expect(jobQueries(filters, true).map((conditions) => conditions.at(-1))).toEqual(
    ["?pintr", "?intr", "?pntr", "?pitr", "?pinr", "?pint"].map((term) => [
      "searchTerms",
      "array-contains",
      term,
    ]),
  );
  for (const conditions of jobQueries(filters, true))
    expect(conditions).toContainEqual(["location", "==", "Vila Rica"]);
});

test.each<[string, Partial<Job>, Partial<JobFilters>, boolean]>([
  ["whose terms have the search's", { searchTerms: ["caix"] }, { search: "caixa" }, true],
  ["whose terms lack the search's", { searchTerms: ["padeir"] }, { search: "caixa" }, false],
  ["that is filled", { filled: true }, {}, false],
  ["in a place within the kilometres", { location: "Confresa" }, { within: 100 }, true],
  ["in a place beyond them", { location: "Confresa" }, { within: 50 }, false],
])(
  "a job in memory %s is in a list as it would be if it were stored",
  (_what, fields, filters, isIn) => {
    const job = {
      title: "Caixa",
      company: "Mercado",
      location: "Vila Rica",
      listed: true,
      filled: false,
      searchTerms: [],
      expiresAt: new Date(now.getTime() + 1),
      ...fields,
    };
    expect(shownIn({ ...noFilters, ...filters }, now)(job as unknown as Job)).toBe(isIn);
  },
);

const none = { jobs: [], next: null };
const some = { jobs: [{ id: "a" } as Job], next: null };
const next = { at: "2026-11-21T12:00:00Z", id: "a" };

test.each([
  ["as typed if that finds a job", "mecanco", null, some, [false]],
  ["as typed if there is more to search", "mecanco", null, { jobs: [], next }, [false]],
  ["with a wrong letter if nothing was found", "mecanco", null, none, [false, true]],
  ["as typed if no word can be misspelt", "caxa", null, none, [false]],
  ["as typed without a search", "", null, none, [false]],
  ["as typed on a further page", "mecanco", next, none, [false]],
  ["with a wrong letter on its further pages", "mecanco", { ...next, loose: true }, none, [true]],
] as const)("a list is read %s", async (_how, search, cursor, page, expected) => {
  const reads: boolean[] = [];
  await asTypedOrMeant({ ...noFilters, search }, cursor, async (loose) => {
    reads.push(loose);
    return page as never;
  });
  expect(reads).toEqual(expected);
});
