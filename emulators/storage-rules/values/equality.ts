import { spend } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { isType, typeOf, type Value, type ValueOf, type ValueType } from "./value.ts";

type SameNumber = (a: bigint | number, b: bigint | number) => boolean;

const byValue: SameNumber = (a, b) => a == b;
const byTypeAndValue: SameNumber = (a, b) => a === b && Object.is(a, b);

/**
 * `a == b`: an int equals the float of the same value, but not inside lists and maps, as in Google's engine; values of
 * other types never equal each other.
 */
export function equal(a: Value, b: Value): boolean {
  return isNumber(a) && isNumber(b) ? byValue(a, b) : same(a, b, byTypeAndValue);
}

/** Equality of set items and for `diff`: an int equals the float of the same value at every depth. */
export function isSameValue(a: Value, b: Value): boolean {
  return same(a, b, byValue);
}

function same(a: Value, b: Value, numbers: SameNumber): boolean {
  spend(1);
  if (isNumber(a) && isNumber(b)) return numbers(a, b);
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  if (typeof a === "string") spend(Math.floor(a.length / 64));
  return Object.hasOwn(sameOfType, type)
    ? sameOfType[type as keyof typeof sameOfType](a as never, b as never, numbers)
    : a === b;
}

type Comparison<Type extends ValueType> = (
  a: ValueOf<Type>,
  b: ValueOf<Type>,
  numbers: SameNumber,
) => boolean;

/** Whether two values of a type are the same, where `===` does not tell. */
const sameOfType = {
  list: sameItems,
  set: (a, b) => a.items.length === b.items.length && holdsAll(a.items, b.items),
  map: sameEntries,
  bytes: (a, b) => Buffer.compare(a, b) === 0,
  timestamp: (a, b) => a.nanos === b.nanos,
  duration: (a, b) => a.nanos === b.nanos,
  path: (a, b) => sameSegments(a.segments, b.segments),
  latlng: (a, b) => a.latitude === b.latitude && a.longitude === b.longitude,
  map_diff: (a, b) => equal(a.before, b.before) && equal(a.after, b.after),
} satisfies { [Type in ValueType]?: Comparison<Type> };

/** Whether a list or a set contains a value. */
export function holds(items: Value[], value: Value): boolean {
  return items.some((item) => isSameValue(item, value));
}

export function holdsAll(items: Value[], wanted: Value[]): boolean {
  return wanted.every((value) => holds(items, value));
}

/** The items without duplicates. */
export function unique(items: Value[]): Value[] {
  const kept: Value[] = [];
  for (const item of items) if (!holds(kept, item)) kept.push(item);
  return kept;
}

/** Negative, zero or positive if `a` is before, equal to or after `b`; NaN if a float is not a number. */
export function compare(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return order(a, b);
  if (typeof a === "string" && typeof b === "string") return order(a, b);
  if (isType(a, "timestamp") && isType(b, "timestamp")) return Number(a.nanos - b.nanos);
  if (isType(a, "duration") && isType(b, "duration")) return Number(a.nanos - b.nanos);
  if (isType(a, "bytes") && isType(b, "bytes")) return Buffer.compare(a, b);
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeOf(a)} compared with ${typeOf(b)}.`,
  );
}

function order<T extends bigint | number | string>(a: T, b: T): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a == b ? 0 : NaN;
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function sameItems(a: Value[], b: Value[], numbers: SameNumber): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index] ?? null, numbers));
}

function sameEntries(a: Map<string, Value>, b: Map<string, Value>, numbers: SameNumber): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !same(value, other, numbers)) return false;
  }
  return true;
}

function sameSegments(
  a: (string | { unbound: string })[],
  b: (string | { unbound: string })[],
): boolean {
  const text = (segment: string | { unbound: string }) =>
    typeof segment === "string" ? segment : `$(${segment.unbound})`;
  spend(a.length);
  return (
    a.length === b.length && a.every((segment, index) => text(segment) === text(b[index] ?? ""))
  );
}
