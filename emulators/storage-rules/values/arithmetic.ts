import { needTextRoom } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { duration, timestamp } from "./time.ts";
import { isType, typeOf, type Value } from "./value.ts";

type Arithmetic = "+" | "-" | "*" | "/" | "%";

const INT_BITS = 64;

/** Applies `+ - * / %`; ints stay ints and must fit in 64 bits, a float on either side makes a float. */
export function calculate(operator: Arithmetic, a: Value, b: Value): Value {
  if (typeof a === "bigint" && typeof b === "bigint") return integer(onIntegers(operator, a, b));
  if (isNumber(a) && isNumber(b)) return onFloats(operator, Number(a), Number(b));
  const result = operator === "+" ? add(a, b) : operator === "-" ? subtract(a, b) : null;
  if (result !== null) return result;
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeOf(a)} ${operator} ${typeOf(b)}.`,
  );
}

/** Negates a number or a duration. */
export function negate(value: Value): Value {
  if (typeof value === "bigint") return integer(-value);
  if (typeof value === "number") return -value;
  if (isType(value, "duration")) return duration(-value.nanos);
  throw new EvaluationError(`Unsupported operation error. Received: -${typeOf(value)}.`);
}

/** An int of the language; an evaluation error if it does not fit. */
export function integer(value: bigint): bigint {
  if (BigInt.asIntN(INT_BITS, value) !== value) throw new EvaluationError("Integer overflow.");
  return value;
}

function onIntegers(operator: Arithmetic, a: bigint, b: bigint): bigint {
  if (b === 0n && (operator === "/" || operator === "%"))
    throw new EvaluationError("Division by zero.");
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a % b;
  }
}

function onFloats(operator: Arithmetic, a: number, b: number): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a % b;
  }
}

function add(a: Value, b: Value): Value | null {
  if (typeof a === "string" && typeof b === "string") return concatenated(a, b);
  if (isType(a, "timestamp") && isType(b, "duration")) return timestamp(a.nanos + b.nanos);
  if (isType(a, "duration") && isType(b, "timestamp")) return timestamp(a.nanos + b.nanos);
  if (isType(a, "duration") && isType(b, "duration")) return duration(a.nanos + b.nanos);
  return null;
}

function concatenated(a: string, b: string): string {
  needTextRoom(a.length + b.length);
  return a + b;
}

function subtract(a: Value, b: Value): Value | null {
  if (isType(a, "timestamp") && isType(b, "timestamp")) return duration(a.nanos - b.nanos);
  if (isType(a, "timestamp") && isType(b, "duration")) return timestamp(a.nanos - b.nanos);
  if (isType(a, "duration") && isType(b, "duration")) return duration(a.nanos - b.nanos);
  return null;
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}
