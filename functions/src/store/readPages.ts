/**
 * Reads page after page, each after the previous one's last row, until the rows end or `most` are read.
 */
export async function readPages<Row>(
  readPage: (after: Row | null, size: number) => Promise<Row[]>,
  pageSize: number,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < most) {
    const size = Math.min(pageSize, most - rows.length);
    const page = await readPage(rows.at(-1) ?? null, size);
    rows.push(...page);
    if (page.length < size) break;
  }
  return rows;
}
