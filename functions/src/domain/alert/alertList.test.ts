import { expect, test } from "vitest";
import { noFilters } from "../jobList/jobFilters.ts";
import { alertFilters, alertList, alertListAt, listText } from "./alertList.ts";

test.each([
  ["", ""],
  ["ordem=salario&preenchidas=1", ""],
  ["tipo=Vendas&ordem=encerram", "categoria=Vendas"],
  ["depois=2026-11-21T12:00:00.000Z_a&busca=caixa", "busca=caixa"],
  ["busca=%00caixa&outra=1", "busca=caixa"],
])("the list at '%s' is '%s'", (query, list) => {
  expect(alertListAt(new URLSearchParams(query))).toBe(list);
});

test("an address that an alert keeps has the filters it was made of", () => {
  const filters = { ...noFilters, search: "pão & café", location: "Confresa", leastPay: 1800 };
  expect(alertFilters(alertList(filters))).toEqual(filters);
  expect(alertFilters("")).toEqual(noFilters);
});

test("a list is said in words", () => {
  expect(listText(noFilters)).toBe("Todas as vagas");
  expect(listText({ ...noFilters, search: "pedreiro" })).toBe("Vagas de pedreiro");
  expect(listText({ ...noFilters, location: "Fazenda Boa Vista", within: 50 })).toBe(
    "Vagas em Fazenda Boa Vista",
  );
  expect(listText({ ...noFilters, location: "Confresa", showUrgent: true })).toBe(
    "Vagas urgentes em Confresa",
  );
  expect(
    listText({
      ...noFilters,
      within: 100,
      onlyDayWork: true,
      withTransport: true,
      withHousing: true,
    }),
  ).toBe("Diárias a até 100 km de Canabrava do Norte com transporte e alojamento");
  expect(
    listText({
      ...noFilters,
      search: "caixa",
      category: "Comércio",
      company: "Mercado Araguaia",
      withSalary: true,
      leastPay: 1800,
    }),
  ).toBe(
    "Vagas de caixa na categoria Comércio da empresa Mercado Araguaia a partir de R$ 1.800 por mês com salário informado",
  );
});

test.each([
  [{ category: "Agricultura" }, "Vagas de Agricultura"],
  [{ category: "Outro" }, "Vagas na categoria Outro"],
  [{ onlyDayWork: true }, "Diárias"],
  [{ onlyDayWork: true, showUrgent: true, search: "cerca" }, "Diárias urgentes de cerca"],
  [
    { company: "Mercado Araguaia", location: "Confresa" },
    "Vagas da empresa Mercado Araguaia em Confresa",
  ],
  [{ category: "Vendas", location: "Confresa" }, "Vagas de Vendas em Confresa"],
  [{ search: "vagas de motorista" }, "Vagas de motorista"],
  [{ search: "sem experiência", category: "Vendas" }, "Vagas sem experiência na categoria Vendas"],
  [{ leastPay: 1800 }, "Vagas a partir de R$ 1.800 por mês"],
  [
    { withSalary: true, withTransport: true, withHousing: true },
    "Vagas com salário informado, transporte e alojamento",
  ],
])("filters are joined as in a sentence: %j", (filters, words) => {
  expect(listText({ ...noFilters, ...filters })).toBe(words);
});
