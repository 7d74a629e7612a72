import { EvaluationError } from "../errors.ts";
import type { Duration, Timestamp } from "./value.ts";

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const NANOS_PER_MILLI = 1_000_000n;

// Timestamps and durations range from the year 1 to the year 9999, as in Google's protocol buffers.
const EARLIEST = BigInt(Date.UTC(2000, 0, 1) - 63_082_281_600_000) * NANOS_PER_MILLI;
const LATEST = BigInt(Date.UTC(10_000, 0, 1)) * NANOS_PER_MILLI;
const LONGEST = 315_576_000_000n * NANOS_PER_SECOND;

/** A timestamp from nanoseconds since 1970. */
export function timestamp(nanos: bigint): Timestamp {
  if (nanos < EARLIEST || nanos >= LATEST) throw new EvaluationError("Timestamp out of range.");
  return { type: "timestamp", nanos };
}

export function duration(nanos: bigint): Duration {
  if (nanos > LONGEST || nanos < -LONGEST) throw new EvaluationError("Duration out of range.");
  return { type: "duration", nanos };
}

export function timestampFromMillis(millis: bigint): Timestamp {
  return timestamp(millis * NANOS_PER_MILLI);
}

/** Parses RFC 3339, with up to nine digits of fraction; null if the text is not a time. */
export function timestampFromText(text: string): Timestamp | null {
  const match = /^(?<whole>[^.]+?)(?:\.(?<fraction>\d{1,9}))?(?<zone>Z|[+-]\d\d:\d\d)$/i.exec(text);
  const millis = Date.parse(`${match?.groups?.whole}${match?.groups?.zone}`);
  if (Number.isNaN(millis)) return null;
  const fraction = BigInt((match?.groups?.fraction ?? "").padEnd(9, "0"));
  return timestamp(BigInt(millis) * NANOS_PER_MILLI + fraction);
}

/** Midnight, UTC, of a valid day. */
export function timestampFromDate(year: bigint, month: bigint, day: bigint): Timestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) {
    throw new EvaluationError(`No such date: ${year}-${month}-${day}.`);
  }
  return timestampFromMillis(BigInt(date.getTime()));
}

/** Milliseconds since 1970, rounded down. */
export function millisOf({ nanos }: Timestamp): bigint {
  return floorDivide(nanos, NANOS_PER_MILLI);
}

/** Midnight of the timestamp's day, in nanoseconds since 1970. */
export function midnightOf({ nanos }: Timestamp): bigint {
  return floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

function floorDivide(a: bigint, b: bigint): bigint {
  return a / b - (a % b < 0n ? 1n : 0n);
}
