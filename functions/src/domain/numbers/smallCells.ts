/** A group with fewer members is left out. */
export const leastShown = 5;

/** Numbers by group. */
export type Cells = Record<string, number>;

/**
 * The cells that may be shown beside their sum: those of at least five, without the smallest of them if a single group
 * were missing, because the sum tells its number. `groups` are all groups there are; one that counts nothing is left
 * out like a small one.
 */
export function shownCells(cells: Cells, groups: readonly string[]): Cells {
  const shown = Object.entries(cells)
    .filter(([, count]) => count >= leastShown)
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b, "pt-BR"));
  const missing = new Set([...groups, ...Object.keys(cells)]).size - shown.length;
  return Object.fromEntries(missing === 1 ? shown.slice(0, -1) : shown);
}

/** The middle one, or the mean of the two middle ones, rounded; null of fewer than five. */
export function middleOf(values: readonly number[]): number | null {
  if (values.length < leastShown) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return Math.round((sorted[half]! + sorted[sorted.length - 1 - half]!) / 2);
}
