import { EvaluationError } from "../errors.ts";
import type { Callable } from "../methods/method.ts";
import {
  duration,
  NANOS_PER_SECOND,
  timestampFromDate,
  timestampFromMillis,
} from "../values/time.ts";
import { need, needNumber, type LatLng, type Value } from "../values/value.ts";
import { hashing } from "./hashing.ts";
import { math } from "./math.ts";

const NANOS_PER_UNIT: Record<string, bigint> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

const durations: Record<string, Callable> = {
  abs: { arity: 1, run: (value) => duration(absolute(need("duration", value).nanos)) },
  time: {
    arity: 4,
    run: (hours, minutes, seconds, nanos) =>
      duration(
        nanosOf(hours, "h") + nanosOf(minutes, "m") + nanosOf(seconds, "s") + nanosOf(nanos, "ns"),
      ),
  },
  value: { arity: 2, run: (magnitude, unit) => duration(nanosOf(magnitude, need("string", unit))) },
};

const timestamps: Record<string, Callable> = {
  date: {
    arity: 3,
    run: (year, month, day) =>
      timestampFromDate(need("int", year), need("int", month), need("int", day)),
  },
  value: { arity: 1, run: (millis) => timestampFromMillis(need("int", millis)) },
};

const points: Record<string, Callable> = {
  value: {
    arity: 2,
    run: (latitude, longitude) => point(needNumber(latitude), needNumber(longitude)),
  },
};

/** Functions called with a prefix, such as `math.abs`; those of `firestore` need the request and are elsewhere. */
export const NAMESPACES: Record<string, Record<string, Callable>> = {
  math,
  hashing,
  duration: durations,
  timestamp: timestamps,
  latlng: points,
};

function nanosOf(magnitude: Value | undefined, unit: string): bigint {
  const nanos = Object.hasOwn(NANOS_PER_UNIT, unit) ? NANOS_PER_UNIT[unit] : undefined;
  if (nanos === undefined) throw new EvaluationError(`Invalid unit of duration: ${unit}.`);
  return need("int", magnitude) * nanos;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function point(latitude: number, longitude: number): LatLng {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new EvaluationError(`No such point: ${latitude}, ${longitude}.`);
  }
  return { type: "latlng", latitude, longitude };
}
