import { EvaluationError } from "../errors.ts";
import { isType, typeOf, type Value } from "./value.ts";

/** Deep equality; an int equals the float of the same value, other types never equal each other. */
export function equal(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return a == b;
  if (typeOf(a) !== typeOf(b)) return false;
  if (isType(a, "list")) return isType(b, "list") && sameItems(a, b);
  if (isType(a, "set"))
    return isType(b, "set") && a.items.length === b.items.length && holdsAll(a.items, b.items);
  if (isType(a, "map"))
    return isType(b, "map") && a.size === b.size && [...a].every((entry) => hasEntry(b, entry));
  if (isType(a, "bytes")) return isType(b, "bytes") && Buffer.compare(a, b) === 0;
  if (isType(a, "timestamp")) return isType(b, "timestamp") && a.nanos === b.nanos;
  if (isType(a, "duration")) return isType(b, "duration") && a.nanos === b.nanos;
  if (isType(a, "path")) return isType(b, "path") && sameSegments(a.segments, b.segments);
  if (isType(a, "latlng"))
    return isType(b, "latlng") && a.latitude === b.latitude && a.longitude === b.longitude;
  if (isType(a, "map_diff"))
    return isType(b, "map_diff") && equal(a.before, b.before) && equal(a.after, b.after);
  return a === b;
}

/** Whether a list's items, or a set's, hold a value. */
export function holds(items: Value[], value: Value): boolean {
  return items.some((item) => equal(item, value));
}

export function holdsAll(items: Value[], wanted: Value[]): boolean {
  return wanted.every((value) => holds(items, value));
}

/** The items without those equal to an earlier one. */
export function unique(items: Value[]): Value[] {
  const kept: Value[] = [];
  for (const item of items) if (!holds(kept, item)) kept.push(item);
  return kept;
}

/** Negative, zero or positive as `a` comes before `b`, with it, or after it; NaN when a float is not a number. */
export function compare(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a == b ? 0 : NaN;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  if (isType(a, "timestamp") && isType(b, "timestamp")) return Number(a.nanos - b.nanos);
  if (isType(a, "duration") && isType(b, "duration")) return Number(a.nanos - b.nanos);
  if (isType(a, "bytes") && isType(b, "bytes")) return Buffer.compare(a, b);
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeOf(a)} compared with ${typeOf(b)}.`,
  );
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function sameItems(a: Value[], b: Value[]): boolean {
  return a.length === b.length && a.every((item, index) => equal(item, b[index] ?? null));
}

function hasEntry(map: Map<string, Value>, [key, value]: [string, Value]): boolean {
  const other = map.get(key);
  return other !== undefined && equal(value, other);
}

function sameSegments(
  a: (string | { unbound: string })[],
  b: (string | { unbound: string })[],
): boolean {
  const text = (segment: string | { unbound: string }) =>
    typeof segment === "string" ? segment : `$(${segment.unbound})`;
  return (
    a.length === b.length && a.every((segment, index) => text(segment) === text(b[index] ?? ""))
  );
}
