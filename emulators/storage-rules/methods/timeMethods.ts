import {
  duration,
  midnightOf,
  millisOf,
  NANOS_PER_DAY,
  NANOS_PER_SECOND,
  timestamp,
} from "../values/time.ts";
import type { Duration, Timestamp } from "../values/value.ts";
import type { Methods } from "./method.ts";

const DAYS_FROM_MONDAY = 3n;

export const timestampMethods: Methods<Timestamp> = {
  date: { arity: 0, run: (time) => timestamp(midnightOf(time)) },
  time: { arity: 0, run: (time) => duration(time.nanos - midnightOf(time)) },
  year: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCFullYear()) },
  month: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCMonth() + 1) },
  day: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCDate()) },
  hours: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCHours()) },
  minutes: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCMinutes()) },
  seconds: { arity: 0, run: (time) => BigInt(dateOf(time).getUTCSeconds()) },
  nanos: { arity: 0, run: (time) => (time.nanos - midnightOf(time)) % NANOS_PER_SECOND },
  toMillis: { arity: 0, run: millisOf },
  // From 1 for Monday to 7 for Sunday; day 0, in 1970, was a Thursday.
  dayOfWeek: { arity: 0, run: (time) => modulo(dayNumber(time) + DAYS_FROM_MONDAY, 7n) + 1n },
  dayOfYear: { arity: 0, run: (time) => dayNumber(time) - firstDayOfYear(time) + 1n },
};

export const durationMethods: Methods<Duration> = {
  seconds: { arity: 0, run: ({ nanos }) => nanos / NANOS_PER_SECOND },
  nanos: { arity: 0, run: ({ nanos }) => nanos % NANOS_PER_SECOND },
};

function dateOf(time: Timestamp): Date {
  return new Date(Number(millisOf(time)));
}

function dayNumber(time: Timestamp): bigint {
  return midnightOf(time) / NANOS_PER_DAY;
}

function firstDayOfYear(time: Timestamp): bigint {
  const first = new Date(0);
  first.setUTCFullYear(dateOf(time).getUTCFullYear(), 0, 1);
  return BigInt(first.getTime() / 86_400_000);
}

function modulo(a: bigint, b: bigint): bigint {
  return ((a % b) + b) % b;
}
