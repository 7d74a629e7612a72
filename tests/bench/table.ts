import { median } from './median.ts';
import { type Bound, type FirstVisit, type Reads, sizes } from './results.ts';
import type { Search } from './search.ts';

export const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
export const count = (value: number) => value.toLocaleString('en-US');
export const ratio = (value: number) => value.toFixed(2);

/** Rows in columns as wide as their widest cell: the first to the left, the others to the right. */
export function columns(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')).join('\n');
}

export function readsTable({ pages }: Reads): string {
  return columns([
    ['Documents read, by jobs on the board', ...sizes.map(count), 'at most'],
    ...pages.map(({ page, documents, atMost }) => [page, ...documents.map(String), String(atMost)]),
  ]);
}

export function searchTable({ words, phrases }: Reads): string {
  const rows = (searches: readonly Search[]) => searches.map(({ text, read, shown, ratio: of }) => [text, String(read), String(shown), ratio(of)]);
  const middle = (searches: readonly Search[]) => ratio(median(searches.map(({ ratio: of }) => of)));
  return columns([
    [`Searches among ${count(sizes.at(-1)!)} jobs`, 'read', 'shown', 'ratio'],
    ...rows(words),
    ['  the median of these words', '', '', middle(words)],
    ...rows(phrases),
    ['  the median of these whole titles', '', '', middle(phrases)],
  ]);
}

export function scriptsTable(visits: readonly FirstVisit[]): string {
  return columns([
    ['Scripts of a first visit', 'files', 'kB gzip', 'documents'],
    ...visits.map(({ page, scripts, bytes, documents }) => [page, String(scripts), kB(bytes), String(documents)]),
  ]);
}

export function boundsTable(bounds: readonly Bound[]): string {
  const rows = bounds.map(({ what, value, atMost }) => [what, String(value), String(atMost), value <= atMost ? 'ok' : 'BROKEN']);
  return columns([['Bounds', 'value', 'at most', ''], ...rows]);
}
