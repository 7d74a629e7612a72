import { pathFromText, path } from "./values/path.ts";
import { set } from "./methods/listMethods.ts";
import { duration, NANOS_PER_SECOND, timestamp, timestampFromText } from "./values/time.ts";
import type { Path, Value } from "./values/value.ts";

type Wire = Record<string, unknown>;

const DEEPEST_VALUE = 100;

/** Reads a value as firebase-tools writes it: an object with its type as the only key; null if invalid. */
export function valueFromWire(wire: unknown, depth = 0): Value {
  needDepth(depth);
  const [kind, held] = Object.entries(record(wire))[0] ?? ["null_value", null];
  switch (kind) {
    case "bool_value":
      return held === true;
    case "int_value":
      return intFrom(held);
    case "float_value":
      return Number(held);
    case "string_value":
      return String(held);
    case "bytes_value":
      return bytesFrom(held);
    case "timestamp_value":
      return timeFrom(held);
    case "duration_value":
      return duration(nanosFrom(held));
    case "latlng_value":
      return {
        type: "latlng",
        latitude: Number(record(held).latitude),
        longitude: Number(record(held).longitude),
      };
    case "path_value":
      return pathFrom(held, depth);
    case "list_value":
      return array(record(held).values).map((item) => valueFromWire(item, depth + 1));
    case "set_value":
      return set(array(record(held).values).map((item) => valueFromWire(item, depth + 1)));
    case "map_value":
      return mapFromWire(record(held).fields, (field) => valueFromWire(field, depth + 1));
    case "constraint_value":
      return {
        type: "constraint",
        comparator: String(record(held).comparator),
        value: valueFromWire(record(held).value, depth + 1),
      };
    default:
      return null;
  }
}

/** Reads the fields of a Firestore document, as its REST interface writes them. */
export function fieldsFromFirestore(fields: unknown, depth = 0): Map<string, Value> {
  return mapFromWire(fields, (field) => valueFromFirestore(field, depth + 1));
}

function valueFromFirestore(wire: unknown, depth: number): Value {
  needDepth(depth);
  const [kind, held] = Object.entries(record(wire))[0] ?? ["nullValue", null];
  switch (kind) {
    case "booleanValue":
      return held === true;
    case "integerValue":
      return intFrom(held);
    case "doubleValue":
      return Number(held);
    case "stringValue":
      return String(held);
    case "bytesValue":
      return bytesFrom(held);
    case "timestampValue":
      return timeFrom(held);
    case "geoPointValue": {
      const { latitude = 0, longitude = 0 } = record(held);
      return { type: "latlng", latitude: Number(latitude), longitude: Number(longitude) };
    }
    case "referenceValue":
      return pathFromText(String(held).replace(/^projects\/[^/]+/, ""));
    case "arrayValue":
      return array(record(held).values).map((item) => valueFromFirestore(item, depth + 1));
    case "mapValue":
      return fieldsFromFirestore(record(held).fields, depth);
    default:
      return null;
  }
}

function mapFromWire(fields: unknown, read: (wire: unknown) => Value): Map<string, Value> {
  return new Map(Object.entries(record(fields)).map(([key, wire]) => [key, read(wire)]));
}

function needDepth(depth: number): void {
  if (depth > DEEPEST_VALUE) throw new Error("A value is nested too deeply.");
}

/** A number too large for exact JSON may come as a float without fraction. */
function intFrom(held: unknown): Value {
  try {
    return BigInt(held as string | number);
  } catch {
    return Number(held);
  }
}

/** Bytes come as base64, or as a Buffer's own JSON. */
function bytesFrom(held: unknown): Uint8Array {
  const { data } = record(held);
  return new Uint8Array(Array.isArray(data) ? data : Buffer.from(String(held), "base64"));
}

function timeFrom(held: unknown): Value {
  return typeof held === "string" ? timestampFromText(held) : timestamp(nanosFrom(held));
}

function nanosFrom(held: unknown): bigint {
  const { seconds = 0, nanos = 0 } = record(held);
  return BigInt(seconds as string | number) * NANOS_PER_SECOND + BigInt(nanos as string | number);
}

function pathFrom(held: unknown, depth: number): Path {
  needDepth(depth);
  const bindings = new Map<string, string | Path>();
  const segments = array(record(held).segments).flatMap((wire) => {
    const { simple, variable_name: name, bound_value: value } = record(wire);
    if (typeof simple === "string") return [simple];
    const bound =
      typeof value === "string" ? value : pathFrom(record(value).path_value ?? value, depth + 1);
    bindings.set(String(name), bound);
    return typeof bound === "string" ? [bound] : bound.segments;
  });
  return path(segments, bindings);
}

function record(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}

function array(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
