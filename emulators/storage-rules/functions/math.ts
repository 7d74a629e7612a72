import { EvaluationError } from "../errors.ts";
import type { Callable } from "../methods/method.ts";
import { integer } from "../values/arithmetic.ts";
import { needNumber, type Value } from "../values/value.ts";

export const math: Record<string, Callable> = {
  abs: { arity: 1, run: absolute },
  ceil: { arity: 1, run: (value) => whole(value, Math.ceil) },
  floor: { arity: 1, run: (value) => whole(value, Math.floor) },
  round: { arity: 1, run: (value) => whole(value, Math.round) },
  isInfinite: { arity: 1, run: (value) => Math.abs(needNumber(value)) === Infinity },
  isNaN: { arity: 1, run: (value) => Number.isNaN(needNumber(value)) },
  pow: { arity: 2, run: (base, exponent) => needNumber(base) ** needNumber(exponent) },
  sqrt: { arity: 1, run: (value) => Math.sqrt(needNumber(value)) },
};

function absolute(value: Value = null): Value {
  if (typeof value === "bigint") return integer(value < 0n ? -value : value);
  return Math.abs(needNumber(value));
}

function whole(value: Value | undefined, round: (value: number) => number): bigint {
  if (typeof value === "bigint") return value;
  const rounded = round(needNumber(value));
  if (!Number.isFinite(rounded)) throw new EvaluationError(`No integer is nearest to ${rounded}.`);
  return integer(BigInt(rounded));
}
