import { expect, test } from "vitest";
import { noFilters } from "../jobList/jobFilters.ts";
import { alertList } from "./alertList.ts";
import { askedListText } from "./askedListText.ts";

const said = (filters: Partial<typeof noFilters>) =>
  askedListText(alertList({ ...noFilters, ...filters }));

test("a list of the board's own choices is said whole", () => {
  expect(said({})).toBe("Todas as vagas");
  expect(
    said({ category: "Construção Civil", location: "Confresa", within: 100, leastPay: 1800 }),
  ).toBe("Vagas de Construção Civil a até 100 km de Confresa a partir de R$ 1.800 por mês");
  expect(said({ within: 50 })).toBe("Vagas a até 50 km de Canabrava do Norte");
  expect(said({ showUrgent: true, withSalary: true, onlyDayWork: true })).toBe(
    "Diárias urgentes com salário informado",
  );
});

test.each([
  ["a search", { search: "golpe" }],
  ["a company", { company: "golpe" }],
  ["an unknown category", { category: "golpe" }],
  ["an unknown place", { location: "golpe" }],
  ["kilometres around an unknown place", { location: "golpe", within: 50 }],
])("of %s only that it is there is said", (_what, typed) => {
  expect(said(typed)).toBe("Vagas com os filtros que o link mostra");
  expect(said({ ...typed, showUrgent: true })).toBe(
    "Vagas urgentes, com outros filtros que o link mostra",
  );
});
