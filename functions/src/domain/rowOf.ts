import type { Rows } from "./rowSchemas.ts";
import type { Row } from "./table/row.ts";

/**
 * A row of the named collection, with its id. Its type is that of the schema with which the server parses the
 * collection.
 */
export function rowOf<Name extends keyof Rows>(id: string, row: Row): Rows[Name] {
  return { id, ...row } as Rows[Name];
}
