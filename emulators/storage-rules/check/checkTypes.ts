import { isMethodName, methodsOf } from "../methods/methods.ts";
import type { Issue } from "../position.ts";
import type { BinaryOperator, Expression } from "../syntax.ts";
import { typeOf, type ValueType } from "../values/value.ts";

const BOOL: ValueType[] = ["bool"];
const NUMBERS: ValueType[] = ["int", "float"];
const CONTAINERS: ValueType[] = ["list", "map", "set"];
const WITH_MEMBERS: ValueType[] = ["map", "path"];
const TIMES: ValueType[] = ["duration", "timestamp"];

const OPERANDS: Record<Exclude<BinaryOperator, "==" | "!=" | "in">, ValueType[]> = {
  "||": BOOL,
  "&&": BOOL,
  "<": [...NUMBERS, "string", "bytes", ...TIMES],
  "<=": [...NUMBERS, "string", "bytes", ...TIMES],
  ">": [...NUMBERS, "string", "bytes", ...TIMES],
  ">=": [...NUMBERS, "string", "bytes", ...TIMES],
  "+": [...NUMBERS, "string", ...TIMES],
  "-": [...NUMBERS, ...TIMES],
  "*": NUMBERS,
  "/": NUMBERS,
  "%": NUMBERS,
};

/** Warns if an operator or a method gets a literal of a type it never accepts. */
export function checkTypes(expression: Expression): Issue[] {
  switch (expression.kind) {
    case "not":
      return mismatch(expression.operand, BOOL);
    case "negative":
      return mismatch(expression.operand, [...NUMBERS, "duration"]);
    case "choice":
      return mismatch(expression.condition, BOOL);
    case "member":
      return mismatch(expression.object, WITH_MEMBERS);
    case "call":
      return checkMethod(expression.callee);
    case "binary":
      return checkBinary(expression);
    default:
      return [];
  }
}

/** A condition that is no boolean permits nothing. */
export function checkCondition(condition: Expression): Issue[] {
  return mismatch(condition, BOOL);
}

function checkMethod(callee: Expression): Issue[] {
  const self = callee.kind === "member" ? knownType(callee.object) : null;
  if (callee.kind !== "member" || self === null) return [];
  // A method that no type has causes another warning.
  return methodsOf(self).includes(callee.name) || !isMethodName(callee.name)
    ? []
    : [{ description: `Invalid function name: ${callee.name}.`, position: callee.position }];
}

function checkBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Issue[] {
  if (operator === "==" || operator === "!=") return [];
  if (operator === "in") {
    const keys = knownType(right) === "map" ? mismatch(left, ["string"]) : [];
    return [...keys, ...mismatch(right, CONTAINERS)];
  }
  const expected = OPERANDS[operator];
  const first = knownType(left);
  const alike = first === null || !expected.includes(first) ? expected : likeOf(first, expected);
  return [...mismatch(left, expected), ...mismatch(right, alike)];
}

/** The types that may accompany an operand of that type. */
function likeOf(type: ValueType, expected: ValueType[]): ValueType[] {
  return NUMBERS.includes(type) ? NUMBERS.filter((one) => expected.includes(one)) : [type];
}

function mismatch(expression: Expression, expected: ValueType[]): Issue[] {
  const received = knownType(expression);
  if (received === null || expected.includes(received)) return [];
  const description = `Invalid type. Received one of [${received}]. Expected one of [${expected.join(", ")}].`;
  return [{ description, position: expression.position }];
}

/** The type of a literal, or of an operator's result; null if it depends on values. */
function knownType(expression: Expression): ValueType | null {
  switch (expression.kind) {
    case "literal":
      return typeOf(expression.value);
    case "list":
    case "map":
    case "path":
      return expression.kind;
    case "not":
    case "is":
      return "bool";
    case "binary":
      return expression.operator === "in" || !/[+\-*/%]/.test(expression.operator) ? "bool" : null;
    default:
      return null;
  }
}
