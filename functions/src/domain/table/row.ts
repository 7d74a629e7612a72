import type { Rows } from "../rowSchemas.ts";

/** A document's fields as plain values, dates instead of SDK timestamps. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A row of the named collection, with its id. Its type is that of the schema with which the server parses the
 * collection.
 */
export function rowOf<Name extends keyof Rows>(id: string, row: Row): Rows[Name] {
  return { id, ...row } as Rows[Name];
}

/** The value as a row of fields; null if it is not an object. */
export function asRow(value: unknown): Row | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
