type FilledPage<Row, Cursor> = { rows: Row[]; next: Cursor | null };

/** The rows of one request, and whether the list ends with them. */
export type Batch<Row> = { rows: Row[]; ended: boolean };

type Source<Row, Cursor> = {
  /** The next rows after a cursor, at least one unless the list ends. */
  read: (after: Cursor | null) => Promise<Batch<Row>>;
  cursorAt: (row: Row) => Cursor;
  matches: (row: Row) => boolean;
  size: number;
};

/**
 * Requests that one page may take when few rows match: it may then be short, and the next one continues from there.
 */
const mostRequests = 2;

/**
 * Reads until a page of matching rows is full, the list ends, or two requests were made; `next` is where the
 * following page begins, null at the end.
 */
export async function fillPage<Row, Cursor>(
  { read, cursorAt, matches, size }: Source<Row, Cursor>,
  after: Cursor | null,
): Promise<FilledPage<Row, Cursor>> {
  const rows: Row[] = [];
  let from = after;
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const batch = await read(from);
    for (const [i, row] of batch.rows.entries()) {
      from = cursorAt(row);
      if (!matches(row)) continue;
      rows.push(row);
      // Full: the next page begins right here, so no read row is lost.
      if (rows.length === size)
        return { rows, next: i < batch.rows.length - 1 || !batch.ended ? from : null };
    }
    if (batch.ended) return { rows, next: null };
  }
  return { rows, next: from };
}
