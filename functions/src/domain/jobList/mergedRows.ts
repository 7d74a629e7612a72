import type { Batch } from "../site/fillPage.ts";
import type { JobCursor } from "./jobList.ts";

// The queries that together find a list's jobs, read as one by browser and server.

/** The first `limit` rows of a query after a position, in the list's order. */
export type RowQuery<Row> = (after: JobCursor | null, limit: number) => Promise<Row[]>;

/** The direction of a list's order, and the position of a row in it. */
type Order<Row> = { direction: "asc" | "desc"; cursorAt: (row: Row) => JobCursor };

/**
 * Those of a misspelt word's queries that are read: that of the word itself if it finds any job, which costs one read. The
 * others find the same jobs once more for each letter that the word has.
 */
export async function tellingQueries<Row>(
  queries: readonly RowQuery<Row>[],
): Promise<readonly RowQuery<Row>[]> {
  const [own, ...others] = queries;
  if (own === undefined || others.length === 0) return queries;
  return (await own(null, 1)).length > 0 ? [own] : others;
}

/**
 * Reads a list's next rows in its order, each once, at each call. The queries share what a call may read: `request` rows,
 * or one of each query if they are more, and what earlier calls left. A row behind the last of a query that may have
 * more waits for the next call, because that query's next row may come before it.
 */
export function mergedRows<Row>(
  queries: readonly RowQuery<Row>[],
  { direction, cursorAt }: Order<Row>,
  request: number,
): (after: JobCursor | null) => Promise<Batch<Row>> {
  let open: { query: RowQuery<Row>; last?: JobCursor }[] = queries.map((query) => ({ query }));
  let waiting: Row[] = [];
  let left = 0;
  return async (after) => {
    left += Math.max(request, queries.length);
    const limit = Math.min(request, Math.floor(left / open.length));
    const read = await Promise.all(
      open.map(async ({ query, last }) => ({ query, rows: await query(last ?? after, limit) })),
    );
    for (const { rows } of read) left -= Math.max(1, rows.length);
    open = read.flatMap(({ query, rows }) =>
      rows.length === limit ? [{ query, last: cursorAt(rows.at(-1)!) }] : [],
    );
    const found = inOrder([waiting, ...read.map(({ rows }) => rows)], { direction, cursorAt });
    const ends = new Set(open.map(({ last }) => last?.id));
    const end = found.findIndex((row) => ends.has(cursorAt(row).id));
    const rows = end === -1 ? found : found.slice(0, end + 1);
    waiting = found.slice(rows.length);
    return { rows, ended: open.length === 0 };
  };
}

/** The rows of several batches in the list's order, each once. */
export function inOrder<Row>(
  batches: readonly Row[][],
  { direction, cursorAt }: Order<Row>,
): Row[] {
  const found = batches.filter((batch) => batch.length > 0);
  if (found.length === 1) return found[0]!;
  const rows = new Map(
    found.flat().map((row) => {
      const cursor = cursorAt(row);
      return [cursor.id, { row, key: `${exact(cursor)} ${cursor.id}` }];
    }),
  );
  const sign = direction === "asc" ? 1 : -1;
  return [...rows.values()].sort((a, b) => (a.key < b.key ? -sign : sign)).map(({ row }) => row);
}

/** A time with all nine digits of its fraction, or cents in 12 places, so that texts compare as values do. */
function exact({ at }: JobCursor): string {
  if (!at.endsWith("Z")) return at.padStart(12);
  return `${at.slice(0, 19)}.${at.slice(20, -1).padEnd(9, "0")}`;
}
