import { boundedText } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { integer } from "./arithmetic.ts";
import { pathText } from "./path.ts";
import { isType, typeOf, type Value } from "./value.ts";

const MOST_DIGITS = 19;

/** `int()`: of a decimal string, or of a float, whose fraction is dropped. */
export function toInt(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value))
    return integer(BigInt(Math.trunc(value)));
  if (typeof value === "string" && /^[+-]?\d+$/.test(boundedText(value))) return wholeNumber(value);
  return refuse(value, "int");
}

/** Checks the length first, because it decides how long conversion takes. */
function wholeNumber(text: string): bigint {
  const digits = text.replace(/^[+-]/, "").replace(/^0+/, "");
  if (digits.length > MOST_DIGITS) throw new EvaluationError("Integer overflow.");
  return integer(BigInt(`${text.startsWith("-") ? "-" : ""}${digits || "0"}`));
}

/** `float()`: of a decimal string or an int. */
export function toFloat(value: Value): number {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  const isDecimal =
    typeof value === "string" &&
    /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(boundedText(value));
  return isDecimal ? Number(value) : refuse(value, "float");
}

/** `bool()`: of `"true"` or `"false"`. */
export function toBool(value: Value): boolean {
  if (typeof value === "boolean") return value;
  if (value === "true" || value === "false") return value === "true";
  return refuse(value, "bool");
}

/** `string()`: of booleans, numbers, null and paths; a float always shows a fraction, as in `2.0`. */
export function toText(value: Value): string {
  if (typeof value === "string") return value;
  if (typeof value === "number")
    return Number.isInteger(value) && !/e/.test(`${value}`) ? `${value}.0` : `${value}`;
  if (value === null || typeof value === "boolean" || typeof value === "bigint")
    return String(value);
  if (isType(value, "path")) return pathText(value);
  return refuse(value, "string");
}

function refuse(value: Value, type: string): never {
  throw new EvaluationError(`Cannot convert ${typeOf(value)} to ${type}.`);
}
