import { typeOf, type Value } from "./value.ts";

/** The names that may follow `is`. */
export const TYPE_NAMES = new Set([
  "bool",
  "bytes",
  "constraint",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "map_diff",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
]);

/** Whether a value is of the type named after `is`; `number` means int and float. */
export function isOfType(value: Value, name: string): boolean {
  const type = typeOf(value);
  return name === "number" ? type === "int" || type === "float" : type === name;
}
