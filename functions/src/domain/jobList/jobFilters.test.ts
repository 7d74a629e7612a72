import { expect, test } from "vitest";
import {
  addressOf,
  bestPaid,
  closingFirst,
  filterCount,
  filtersOf,
  isFiltered,
  noFilters,
} from "./jobFilters.ts";

const all = {
  search: "operário",
  category: "Vendas",
  location: "São Félix do Araguaia",
  within: 100,
  company: "Fazenda Três Irmãos",
  showFilled: true,
  showUrgent: true,
  withSalary: true,
  leastPay: 1800,
  withTransport: true,
  withHousing: true,
  onlyDayWork: true,
  order: closingFirst,
} as const;

test("filters survive a round trip through an address", () => {
  expect(filtersOf(new URLSearchParams(addressOf(all)))).toEqual(all);
});

test("no filters leave an empty address, and an empty address has no filters", () => {
  expect(addressOf(noFilters)).toBe("");
  expect(filtersOf(new URLSearchParams())).toEqual(noFilters);
});

test.each(["all", "todas", "", " "])("a choice of %j filters nothing", (value) => {
  expect(
    filtersOf(new URLSearchParams({ categoria: value, tipo: value, local: value, empresa: value })),
  ).toEqual(noFilters);
});

test("a search loses surrounding blanks and what exceeds its length", () => {
  expect(filtersOf(new URLSearchParams({ busca: "  caixa " })).search).toBe("caixa");
  expect(filtersOf(new URLSearchParams({ busca: "a".repeat(500) })).search).toHaveLength(60);
});

test.each([
  ["categoria=Vendas", "Vendas"],
  ["tipo=Vendas", "Vendas"],
  ["categoria=Vendas&tipo=all", "Vendas"],
  ["categoria=todas&tipo=Vendas", "Vendas"],
  ["tipo=Vendas&categoria=Vendas", "Vendas"],
  ["tipo=Vendas&categoria=Outro", "Outro"],
])("the old address '%s' still means %s", (query, category) => {
  expect(filtersOf(new URLSearchParams(query))).toEqual({ ...noFilters, category });
});

test("a company's name may be as long as in a job", () => {
  expect(filtersOf(new URLSearchParams({ empresa: "x".repeat(110) })).company).toBe(
    "x".repeat(100),
  );
});

test.each([
  ["categoria", "category"],
  ["tipo", "category"],
  ["local", "location"],
] as const)(
  "a choice of %s loses surrounding blanks and what exceeds 80 characters",
  (name, filter) => {
    expect(filtersOf(new URLSearchParams({ [name]: ` ${"x".repeat(90)}` }))[filter]).toBe(
      "x".repeat(80),
    );
  },
);

test("an address names its filters in Portuguese, in one order", () => {
  expect(addressOf({ ...all, search: "a&b" })).toBe(
    "busca=a%26b&categoria=Vendas&local=S%C3%A3o%20F%C3%A9lix%20do%20Araguaia&ate=100&empresa=Fazenda%20Tr%C3%AAs%20Irm%C3%A3os&preenchidas=1&urgentes=1&salario=1&minimo=1800&transporte=1&alojamento=1&diarias=1&ordem=encerram",
  );
});

test("other parameters of an address are no filters", () => {
  expect(
    filtersOf(
      new URLSearchParams({ preenchidas: "sim", urgentes: "true", salario: "sim", fbclid: "x" }),
    ),
  ).toEqual(noFilters);
});

test("the search is not counted among the filters", () => {
  expect(filterCount({ ...noFilters, search: "caixa" })).toBe(0);
  expect(filterCount({ ...noFilters, category: "Vendas", showUrgent: true })).toBe(2);
  expect(filterCount(all)).toBe(10);
});

test("a place and the kilometres around it are one filter, and kilometres around the town are one", () => {
  expect(filterCount({ ...noFilters, location: "Vila Rica", within: 100 })).toBe(1);
  expect(filterCount({ ...noFilters, within: 100 })).toBe(1);
});

test.each([
  ["100", 100],
  [" 50 ", 50],
  ["999", 999],
  ["0", 0],
  ["050", 0],
  ["1000", 0],
  ["-50", 0],
  ["5e1", 0],
  ["perto", 0],
])("an address's '%s' means at most %d kilometres", (ate, within) => {
  expect(filtersOf(new URLSearchParams({ ate }))).toEqual({ ...noFilters, within });
});

test("half an emoji at the end of the longest search is left out of the address", () => {
  const { search } = filtersOf(new URLSearchParams({ busca: `${"a".repeat(59)}😀` }));
  expect(addressOf({ ...noFilters, search })).toBe(`busca=${"a".repeat(59)}`);
});

test.each([
  ["1800", 1800],
  ["1.800", 1800],
  [" 950 ", 950],
  ["999999", 999_999],
  ["0", 0],
  ["", 0],
  ["-5", 0],
  ["1,800", 0],
  ["1800,00", 0],
  ["1e3", 0],
  ["1234567", 0],
  ["mil", 0],
])("the least pay '%s' of an address is %d reais a month, 0 for any", (minimo, reais) => {
  expect(filtersOf(new URLSearchParams({ minimo }))).toEqual({ ...noFilters, leastPay: reais });
});

test("an address may put the best paid jobs first", () => {
  const filters = filtersOf(new URLSearchParams("ordem=salario"));
  expect(filters).toEqual({ ...noFilters, order: bestPaid });
  expect(addressOf(filters)).toBe("ordem=salario");
  expect(isFiltered(filters)).toBe(false);
});

test.each(["recentes", "", "ENCERRAM", "outra"])("the order %j is the usual one", (ordem) => {
  expect(filtersOf(new URLSearchParams({ ordem }))).toEqual(noFilters);
});

test("an order narrows nothing", () => {
  expect(isFiltered({ ...noFilters, order: closingFirst })).toBe(false);
  expect(isFiltered({ ...noFilters, search: "caixa" })).toBe(true);
});
