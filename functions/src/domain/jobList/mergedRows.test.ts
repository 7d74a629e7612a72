import fc from "fast-check";
import { expect, test } from "vitest";
import { fillPage } from "../site/fillPage.ts";
import type { JobCursor } from "./jobList.ts";
import { inOrder, mergedRows, type RowQuery, tellingQueries } from "./mergedRows.ts";

const cursorAt = (row: JobCursor) => row;

test("the rows of several queries are merged in the list's order, each once, to the nanosecond", () => {
  const first = { at: "2026-11-21T12:00:00.100000001Z", id: "0" };
  const a = { at: "2026-11-21T12:00:00.100000000Z", id: "a" };
  const b = { at: "2026-11-21T12:00:00.1Z", id: "b" };
  const c = { at: "2026-11-21T12:00:00Z", id: "c" };
  const d = { at: "2026-11-21T12:00:00Z", id: "d" };
  const batches = [
    [b, c],
    [first, a, b, d],
  ];
  expect(inOrder(batches, { direction: "desc", cursorAt })).toEqual([first, b, a, d, c]);
  expect(inOrder(batches, { direction: "asc", cursorAt })).toEqual([c, d, a, b, first]);
});

test("rows that are ordered by pay are merged by its amount, those without one as the least", () => {
  const [rich, poor, none] = [
    { at: "1000000", id: "a" },
    { at: "162100", id: "b" },
    { at: "", id: "z" },
  ];
  const batches = [
    [poor, none],
    [rich, none],
  ];
  expect(inOrder(batches, { direction: "desc", cursorAt })).toEqual([rich, poor, none]);
});

/** A job's minute, the numbers of the queries that find it, and whether it belongs in the list. */
type Given = { minute: number; foundBy: number[]; matches: boolean };
type Row = Given & JobCursor;

const two = (n: number) => String(n).padStart(2, "0");

/** Up to 90 rows, some of the same minute, each found by at least one of the queries, most by few or by all. */
const boards = fc.integer({ min: 1, max: 20 }).chain((queries) => {
  const query = fc.nat({ max: queries - 1 });
  const some = fc.uniqueArray(query, { minLength: 1, maxLength: 3 });
  const all = fc.constant(Array.from({ length: queries }, (_, i) => i));
  const row = fc.record({
    minute: fc.nat({ max: 40 }),
    foundBy: fc.oneof(some, all),
    matches: fc.boolean(),
  });
  return fc.record({ queries: fc.constant(queries), rows: fc.array(row, { maxLength: 90 }) });
});

type Board = { queries: number; rows: Given[] };

/** The rows of a board in their order, its queries, and what they have read, as it is charged. */
function board({ queries, rows }: Board) {
  const all = rows
    .map((row, i): Row => ({ ...row, at: `2026-11-21T12:${two(row.minute)}:00Z`, id: two(i) }))
    .sort((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1));
  const charges = { read: 0 };
  const query = (n: number): RowQuery<Row> => {
    const own = all.filter(({ foundBy }) => foundBy.includes(n));
    return async (after, limit) => {
      const begin = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1;
      const found = own.filter((row) => all.indexOf(row) >= begin).slice(0, limit);
      charges.read += Math.max(1, found.length);
      return found;
    };
  };
  return { all, charges, queries: Array.from({ length: queries }, (_, n) => query(n)) };
}

test("pages of several queries have every job once, in order, and read 42 rows at most, however many queries", async () => {
  await fc.assert(
    fc.asyncProperty(boards, fc.integer({ min: 1, max: 20 }), async (given, size) => {
      const { all, charges, queries } = board(given);
      const found: string[] = [];
      let after: JobCursor | null = null;
      do {
        charges.read = 0;
        const page: { rows: Row[]; next: JobCursor | null } = await fillPage<Row, JobCursor>(
          {
            read: mergedRows<Row>(queries, { direction: "desc", cursorAt }, 21),
            cursorAt,
            matches: ({ matches }) => matches,
            size,
          },
          after,
        );
        expect(charges.read).toBeLessThanOrEqual(42);
        found.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(found).toEqual(all.filter(({ matches }) => matches).map(({ id }) => id));
    }),
  );
});

/** The ids of the first page of a list with so many jobs, each found by the first `copies` of eight queries. */
async function firstPage(jobs: number, copies: number) {
  const foundBy = Array.from({ length: copies }, (_, i) => i);
  const rows = Array.from({ length: jobs }, (_, i) => ({ minute: i % 60, foundBy, matches: true }));
  const { charges, queries } = board({ queries: 8, rows });
  const read = mergedRows(queries, { direction: "desc", cursorAt }, 21);
  const { rows: found } = await fillPage({ read, cursorAt, matches: () => true, size: 20 }, null);
  return { found: found.length, read: charges.read };
}

test("a page is nearly full although most of its queries find nothing", async () => {
  expect(await firstPage(60, 1)).toEqual({ found: 20, read: 30 });
  expect(await firstPage(60, 2)).toEqual({ found: 18, read: 42 });
  expect(await firstPage(5, 2)).toEqual({ found: 5, read: 16 });
});

test("a word that jobs have is queried alone, and only else its forms without a letter", async () => {
  const found = [{ at: "2026-11-21T12:00:00Z", id: "a" }];
  const asked: [string, JobCursor | null, number][] = [];
  const query =
    (name: string, rows: JobCursor[]): RowQuery<JobCursor> =>
    async (...request) => {
      asked.push([name, ...request]);
      return rows;
    };
  const own = query("own", found);
  const unknown = query("unknown", []);
  const others = [query("other", []), query("another", found)];
  expect(await tellingQueries([own, ...others])).toEqual([own]);
  expect(await tellingQueries([unknown, ...others])).toEqual(others);
  expect(await tellingQueries([unknown])).toEqual([unknown]);
  expect(asked).toEqual([
    ["own", null, 1],
    ["unknown", null, 1],
  ]);
});
