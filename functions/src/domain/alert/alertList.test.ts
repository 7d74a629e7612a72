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
    "Vagas · em Fazenda Boa Vista",
  );
  expect(listText({ ...noFilters, location: "Confresa", showUrgent: true })).toBe(
    "Vagas · em Confresa · só urgentes",
  );
  expect(
    listText({
      ...noFilters,
      within: 100,
      onlyDayWork: true,
      withTransport: true,
      withHousing: true,
    }),
  ).toBe("Vagas · até 100 km de Canabrava do Norte · diárias · com transporte · com alojamento");
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
    "Vagas de caixa · Comércio · da empresa Mercado Araguaia · só com salário · a partir de R$ 1.800 por mês",
  );
});
