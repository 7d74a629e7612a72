import { EvaluationError } from "../errors.ts";

export type Timestamp = { type: "timestamp"; nanos: bigint };
export type Duration = { type: "duration"; nanos: bigint };
export type LatLng = { type: "latlng"; latitude: number; longitude: number };
export type RulesSet = { type: "set"; items: Value[] };
export type MapDiff = { type: "map_diff"; before: Map<string, Value>; after: Map<string, Value> };
type Constraint = { type: "constraint"; comparator: string; value: Value };

/** A segment is text, or the name of a variable that `bind` may set. */
export type Path = {
  type: "path";
  segments: (string | { unbound: string })[];
  bindings: Map<string, string | Path>;
};

/** What an expression evaluates to: `bigint` is the language's int, `number` its float. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Value[]
  | Map<string, Value>
  | RulesSet
  | Path
  | Timestamp
  | Duration
  | LatLng
  | MapDiff
  | Constraint;

type Tagged = Extract<Value, { type: string }>;

export type ValueType =
  "null" | "bool" | "int" | "float" | "string" | "bytes" | "list" | "map" | Tagged["type"];

export type ValueOf<T extends ValueType> = T extends "null"
  ? null
  : T extends "bool"
    ? boolean
    : T extends "int"
      ? bigint
      : T extends "float"
        ? number
        : T extends "string"
          ? string
          : T extends "bytes"
            ? Uint8Array
            : T extends "list"
              ? Value[]
              : T extends "map"
                ? Map<string, Value>
                : Extract<Tagged, { type: T }>;

/** The language's own name for a value's type. */
export function typeOf(value: Value): ValueType {
  if (value === null) return "null";
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "bigint":
      return "int";
    case "number":
      return "float";
    case "string":
      return "string";
    default:
      if (value instanceof Uint8Array) return "bytes";
      if (Array.isArray(value)) return "list";
      return value instanceof Map ? "map" : value.type;
  }
}

export function isType<T extends ValueType>(value: Value, type: T): value is Value & ValueOf<T> {
  return typeOf(value) === type;
}

/** The value as that type; an evaluation error if it is another. */
export function need<T extends ValueType>(type: T, value: Value | undefined): ValueOf<T> {
  if (value === undefined || typeOf(value) !== type) {
    throw new EvaluationError(
      `Expected ${type} but received ${value === undefined ? "nothing" : typeOf(value)}.`,
    );
  }
  return value as ValueOf<T>;
}

/** The items of a list or a set, which most methods accept equally. */
export function needItems(value: Value | undefined): Value[] {
  if (value !== undefined && isType(value, "set")) return value.items;
  return need("list", value);
}

/** An int or a float, as a float. */
export function needNumber(value: Value | undefined): number {
  return typeof value === "bigint" ? Number(value) : need("float", value);
}
