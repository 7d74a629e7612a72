import { EvaluationError } from "../errors.ts";
import { boundSegment, path } from "./path.ts";
import { isType, typeOf, type Value } from "./value.ts";

/** `object.name`: a map's value at a key, or what a path binds to a name. */
export function memberOf(object: Value, name: string): Value {
  if (object === null) throw new EvaluationError("Null value error.");
  const found = isType(object, "map")
    ? object.get(name)
    : isType(object, "path")
      ? object.bindings.get(name)
      : undefined;
  if (found === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return found;
}

/** `object[index]`: by key or name, or by a position that must exist, counted from 0. */
export function elementAt(object: Value, index: Value): Value {
  if (typeof index === "string" || object === null) return memberOf(object, String(index));
  if (typeof index !== "bigint")
    throw new EvaluationError(`Cannot index ${typeOf(object)} by ${typeOf(index)}.`);
  const items = itemsOf(object);
  const found = index >= 0n && index < BigInt(items.length) ? items[Number(index)] : undefined;
  if (found === undefined) throw new EvaluationError(`Index ${index} is out of range.`);
  return found;
}

/** `object[from:to]`, `to` not included; both ends must lie within it. */
export function rangeOf(object: Value, from: bigint, to: bigint): Value {
  const items = itemsOf(object);
  if (from < 0n || from > to || to > BigInt(items.length)) {
    throw new EvaluationError(`Range [${from}:${to}] is out of range.`);
  }
  const slice = items.slice(Number(from), Number(to));
  if (typeof object === "string") return slice.join("");
  if (isType(object, "path")) return path(slice as string[]);
  return isType(object, "bytes") ? object.slice(Number(from), Number(to)) : slice;
}

/** A string's items are its characters, not the halves of those outside the basic plane. */
function itemsOf(object: Value): Value[] {
  if (typeof object === "string") return [...object];
  if (isType(object, "list")) return object;
  if (isType(object, "path")) return object.segments.map(boundSegment);
  if (isType(object, "bytes")) return Array.from(object, BigInt);
  throw new EvaluationError(`Cannot index ${typeOf(object)}.`);
}
