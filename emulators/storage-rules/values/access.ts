import { boundedItems, boundedText, spend } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { holds } from "./equality.ts";
import { boundSegment, path } from "./path.ts";
import { isType, need, typeOf, type Value } from "./value.ts";

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

/**
 * `object[from:to]`, without `to`; a missing end is the beginning or the end. As in Google's engine, items must exist
 * at `from` and at `to - 1`, even if the range is empty.
 */
export function rangeOf(object: Value, from: bigint | null, to: bigint | null): Value {
  const items = itemsOf(object);
  const [start, end] = [from ?? 0n, to ?? BigInt(items.length)];
  if (!isRange(start, end, items.length))
    throw new EvaluationError(`Range [${from ?? ""}:${to ?? ""}] is out of range.`);
  const slice = items.slice(Number(start), Number(end));
  if (typeof object === "string") return slice.join("");
  if (isType(object, "path")) return path(slice as string[]);
  return isType(object, "bytes") ? object.slice(Number(start), Number(end)) : slice;
}

function isRange(start: bigint, end: bigint, length: number): boolean {
  return start >= 0n && end >= 1n && start < length && end <= length && start <= end;
}

/** `value in container`: an item of a list or a set, or a key of a map, which must be a string. */
export function isIn(value: Value, container: Value): boolean {
  if (isType(container, "map")) return container.has(need("string", value));
  if (isType(container, "list")) return holds(container, value);
  if (isType(container, "set")) return holds(container.items, value);
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeOf(value)} in ${typeOf(container)}.`,
  );
}

/** A text's characters, without splitting surrogate pairs. */
export function charactersOf(text: string): string[] {
  spend(text.length);
  return [...boundedText(text)];
}

function itemsOf(object: Value): Value[] {
  if (typeof object === "string") return charactersOf(object);
  if (isType(object, "list")) return boundedItems(object);
  if (isType(object, "path")) return boundedItems(object.segments).map(boundSegment);
  if (isType(object, "bytes")) {
    spend(object.length);
    return Array.from(boundedText(object), BigInt);
  }
  throw new EvaluationError(`Cannot index ${typeOf(object)}.`);
}
