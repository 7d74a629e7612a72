import { expect, test } from "vitest";
import { cursorOf, listPath, listQuery } from "./jobCursor.ts";
import { bestPaid, closingFirst, filtersOf, noFilters } from "./jobFilters.ts";

const cursor = { at: "2026-11-21T12:00:00.123456789Z", id: "mercado-caixa" };
const filters = { ...noFilters, location: "Vila Rica" };

test("the address of a further page has its filters and its start, to the last digit", () => {
  const query = listQuery(filters, cursor);
  expect(query).toMatch(/^local=Vila%20Rica&depois=/);
  expect(cursorOf(new URLSearchParams(query))).toEqual(cursor);
});

test("another order begins at the top, and its pages keep it", () => {
  const ordered = { ...filters, order: closingFirst } as const;
  expect(listPath(ordered)).toBe("/vagas?local=Vila%20Rica&ordem=encerram");
  const query = new URLSearchParams(listQuery(ordered, cursor));
  expect([filtersOf(query), cursorOf(query)]).toEqual([ordered, cursor]);
});

test.each(["178000", ""])("the pages of the best paid jobs begin after the pay '%s'", (at) => {
  const ordered = { ...noFilters, order: bestPaid } as const;
  const position = { at, id: "mercado-caixa" };
  const query = new URLSearchParams(listQuery(ordered, position));
  expect([filtersOf(query), cursorOf(query)]).toEqual([ordered, position]);
});

test("a position of another order is none: the list begins at the top", () => {
  expect(
    cursorOf(new URLSearchParams("ordem=salario&depois=2026-11-21T12:00:00.123Z_a")),
  ).toBeNull();
  expect(cursorOf(new URLSearchParams("depois=178000_a"))).toBeNull();
  expect(cursorOf(new URLSearchParams("ordem=encerram&depois=_a"))).toBeNull();
});

test("a list from the top has the address of its filters", () => {
  expect(listQuery(filters, null)).toBe("local=Vila%20Rica");
  expect(listQuery(noFilters, null)).toBe("");
  expect(listPath(noFilters)).toBe("/vagas");
  expect(cursorOf(new URLSearchParams("local=Vila%20Rica"))).toBeNull();
});

test.each([
  "",
  "2026-11-21T12:00:00.123456789Z",
  "2026-13-41T99:00:00.123Z_a",
  "2026-11-21T12:00:00.123Z_a/b",
  `2026-11-21T12:00:00.123Z_${"a".repeat(81)}`,
  "x2026-11-21T12:00:00.123Z_a",
  "2026-11-21T12:00:00.123Z_a\n",
])("'%s' is no position in a list, which then begins at the top", (typed) => {
  expect(cursorOf(new URLSearchParams({ depois: typed }))).toBeNull();
});

test("a further page of what a misspelt search may mean says so", () => {
  const loose = { ...cursor, loose: true } as const;
  expect(cursorOf(new URLSearchParams(listQuery(filters, loose)))).toEqual(loose);
});
