import { Bytes, GeoPoint } from "firebase/firestore/lite";
import { z } from "zod";
import { missing } from "../cases.ts";
import { type Fields, now, type Write } from "./write.ts";

/** A field that no document has. */
const stranger = "intruder";

/** One value of every kind; the options and names are on no list. */
const ofEveryKind: unknown[] = [
  missing,
  null,
  true,
  false,
  7,
  1.5,
  -1,
  "",
  " ",
  "Astronauta",
  [],
  ["Astronauta"],
  {},
  { [stranger]: true },
  new Date(0),
  new Date(Date.now() + 86_400_000),
  now,
];
const rare: unknown[] = [
  Bytes.fromUint8Array(new Uint8Array(3)),
  new GeoPoint(1, 2),
  Number.NaN,
  2 ** 53,
  "ã".repeat(20_000),
  [[1].length],
  { a: { b: { c: ["d"] } } },
];

type Described = {
  enum?: unknown[];
  const?: unknown;
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  anyOf?: Described[];
  properties?: Record<string, Described>;
  items?: Described;
};

/**
 * The values tried in each field of a write: one of every kind, and values at and just beyond the schema's limits.
 */
export function probesOf({ schema, sent, before }: Write): Map<string, unknown[]> {
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: "any" }) as Described;
  const whole = { ...before, ...sent };
  const probes = new Map(
    Object.entries(properties).map(([field, described]) => [
      field,
      [...ofEveryKind, ...atLimits(described, whole[field])],
    ]),
  );
  return probes.set(stranger, [true, null, "", {}, ...rare.slice(-2)]);
}

/** The same values and odder ones, for a generator to choose from. */
export function oddProbesOf(write: Write): Map<string, unknown[]> {
  return new Map([...probesOf(write)].map(([field, probes]) => [field, [...probes, ...rare]]));
}

function atLimits(described: Described, valid: unknown): unknown[] {
  const {
    anyOf = [],
    enum: options,
    type,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    maxItems,
    items,
    properties,
  } = described;
  if (anyOf.length > 0) return anyOf.flatMap((one) => atLimits(one, valid));
  if (options !== undefined) return [...options, String(options[0]).toUpperCase(), [options[0]]];
  if (type === "string" && maxLength !== undefined)
    return [minLength - 1, minLength, maxLength, maxLength + 1]
      .filter((length) => length >= 0)
      .map((length) => "ã".repeat(length));
  if (type === "integer")
    return [minimum, maximum]
      .filter(
        (bound) => bound !== undefined && Number.isSafeInteger(bound) && Math.abs(bound) < 2 ** 40,
      )
      .flatMap((bound) => [bound! - 1, bound, bound! + 1]);
  if (type === "array" && items !== undefined) return listsOf(items, maxItems);
  if (properties !== undefined) return inObject(properties, (valid ?? {}) as Fields);
  return [];
}

function listsOf({ enum: options = [] }: Described, maxItems: number | undefined): unknown[] {
  if (options.length === 0 || maxItems === undefined) return [];
  return [
    ...options.map((option) => [option]),
    options,
    Array(maxItems + 1).fill(options[0]),
    [options[0], 7],
    [...options.slice(1), "Astronauta"],
    { 0: options[0] },
  ];
}

/** The valid object with each of its fields changed in turn, and with one extra field. */
function inObject(properties: Record<string, Described>, valid: Fields): unknown[] {
  const tried = Object.entries(properties).flatMap(([field, described]) =>
    [...ofEveryKind, ...atLimits(described, valid[field])].map((value) => ({
      ...valid,
      [field]: value,
    })),
  );
  return [...tried, { ...valid, [stranger]: true }].map((object) =>
    Object.fromEntries(Object.entries(object).filter(([, value]) => value !== missing)),
  );
}
