import { pathFromText, path } from "./values/path.ts";
import { set } from "./methods/listMethods.ts";
import { duration, NANOS_PER_SECOND, timestamp, timestampFromText } from "./values/time.ts";
import type { Path, Value } from "./values/value.ts";

type Wire = Record<string, unknown>;

const DEEPEST_VALUE = 100;

type Reader = (held: unknown, depth: number) => Value;

const wireReaders: Record<string, Reader> = {
  bool_value: (held) => held === true,
  int_value: intFrom,
  float_value: Number,
  string_value: String,
  bytes_value: bytesFrom,
  timestamp_value: timeFrom,
  duration_value: (held) => duration(nanosFrom(held)),
  latlng_value: (held) => ({
    type: "latlng",
    latitude: Number(record(held).latitude),
    longitude: Number(record(held).longitude),
  }),
  path_value: pathFrom,
  list_value: itemsFromWire,
  set_value: (held, depth) => set(itemsFromWire(held, depth)),
  map_value: (held, depth) =>
    mapFromWire(record(held).fields, (field) => valueFromWire(field, depth + 1)),
  constraint_value: (held, depth) => ({
    type: "constraint",
    comparator: String(record(held).comparator),
    value: valueFromWire(record(held).value, depth + 1),
  }),
};

/** Reads a value as firebase-tools writes it: an object with its type as the only key; null if invalid. */
export function valueFromWire(wire: unknown, depth = 0): Value {
  return readBy(wireReaders, wire, depth);
}

function itemsFromWire(held: unknown, depth: number): Value[] {
  return array(record(held).values).map((item) => valueFromWire(item, depth + 1));
}

function readBy(readers: Record<string, Reader>, wire: unknown, depth: number): Value {
  needDepth(depth);
  const [kind, held] = Object.entries(record(wire))[0] ?? ["", null];
  return Object.hasOwn(readers, kind) ? readers[kind]!(held, depth) : null;
}

/** Reads the fields of a Firestore document, as its REST interface writes them. */
export function fieldsFromFirestore(fields: unknown, depth = 0): Map<string, Value> {
  return mapFromWire(fields, (field) => valueFromFirestore(field, depth + 1));
}

const firestoreReaders: Record<string, Reader> = {
  booleanValue: (held) => held === true,
  integerValue: intFrom,
  doubleValue: Number,
  stringValue: String,
  bytesValue: bytesFrom,
  timestampValue: timeFrom,
  geoPointValue: (held) => {
    const { latitude = 0, longitude = 0 } = record(held);
    return { type: "latlng", latitude: Number(latitude), longitude: Number(longitude) };
  },
  referenceValue: (held) => pathFromText(String(held).replace(/^projects\/[^/]+/, "")),
  arrayValue: (held, depth) =>
    array(record(held).values).map((item) => valueFromFirestore(item, depth + 1)),
  mapValue: (held, depth) => fieldsFromFirestore(record(held).fields, depth),
};

function valueFromFirestore(wire: unknown, depth: number): Value {
  return readBy(firestoreReaders, wire, depth);
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
