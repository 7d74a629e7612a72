/** A document's fields as plain values, dates instead of SDK timestamps. */
export type Row = Readonly<Record<string, unknown>>;

/** The value as a row of fields; null if it is not an object. */
export function asRow(value: unknown): Row | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
