import type { Bound } from "./part.ts";

export const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
export const count = (value: number) => value.toLocaleString("en-US");
export const ratio = (value: number) => value.toFixed(2);

/** Rows in columns as wide as their widest cell: the first left-aligned, the others right-aligned. */
export function columns(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join("  "),
    )
    .join("\n");
}

export function boundsTable(bounds: readonly Bound[]): string {
  const rows = bounds.map(({ what, value, atMost }) => [
    what,
    String(value),
    String(atMost),
    value <= atMost ? "ok" : "BROKEN",
  ]);
  return columns([["Bounds", "value", "at most", ""], ...rows]);
}
