/**
 * A cell, and the tab or line break after it. A cell in quotes, whose own quotes are doubled, may contain line breaks or
 * tabs, not both: quotes with both between them belong to two cells.
 */
const cell =
  /(?:"([^"\t]*(?:""[^"\t]*)*|[^"\r\n]*(?:""[^"\r\n]*)*)" *|([^\t\r\n]*))(\t|\r\n?|\n|$)/g;

/**
 * The rows of tab-separated text. Spreadsheets copy cells as they are and quote only those with line breaks, so a cell
 * that begins with a quotation mark but is not quoted to its end keeps its marks.
 */
export function tabRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, raw = "", ending] of text.matchAll(cell)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? raw);
    if (ending === "") break;
    if (ending !== "\t") rows.push([]);
  }
  return rows;
}
