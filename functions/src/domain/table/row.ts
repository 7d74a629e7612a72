/** A document's fields as plain values, dates instead of SDK timestamps. */
export type Row = Readonly<Record<string, unknown>>;

/** A row of a collection that has no table of fields, its id added: as the rules and functions left it. */
export function rowOf<T>(id: string, row: Row): T {
  return { id, ...row } as T;
}

/** A value as a row of fields; null when it is none. */
export function asRow(value: unknown): Row | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
