import type { Rows } from "../rowSchemas.ts";

/** A document's fields as plain values, dates instead of SDK timestamps. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A row of the named collection, its id added, as the rules and functions left it. Its type is that of the schema by
 * which the server parses the collection, and no other.
 */
export function rowOf<Name extends keyof Rows>(id: string, row: Row): Rows[Name] {
  return { id, ...row } as Rows[Name];
}

/** A value as a row of fields; null when it is none. */
export function asRow(value: unknown): Row | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
