import type { Cursor } from "./cursor.ts";
import { readPath } from "./readPath.ts";
import type { BinaryOperator, Expression } from "./syntax.ts";
import { TYPE_NAMES } from "./values/isOfType.ts";

/** Operators of two operands, loosest first; all of them group from the left. */
const LEVELS: (BinaryOperator | "is")[][] = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["in", "is"],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

const KEYWORDS = new Set([
  "if",
  "in",
  "is",
  "let",
  "return",
  "function",
  "match",
  "allow",
  "service",
]);

/** Reads a whole expression, the ternary included. */
export function readExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const { position } = cursor;
    const condition = readLevel(cursor, 0);
    if (!cursor.skip("?")) return condition;
    const yes = readExpression(cursor);
    cursor.expect(":");
    return { kind: "choice", condition, yes, no: readExpression(cursor), position };
  });
}

function readLevel(cursor: Cursor, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return readUnary(cursor);

  const { position } = cursor;
  let left = readLevel(cursor, level + 1);
  for (let links = 1; cursor.is(...operators); links += 1) {
    cursor.link(links);
    const operator = cursor.next().text as BinaryOperator | "is";
    left =
      operator === "is"
        ? { kind: "is", operand: left, type: readType(cursor), position }
        : { kind: "binary", operator, left, right: readLevel(cursor, level + 1), position };
  }
  return left;
}

function readType(cursor: Cursor): string {
  if (cursor.is("null")) cursor.fail("Invalid type 'null'; write == null.");
  if (!TYPE_NAMES.has(cursor.token.text)) cursor.fail(`Invalid type ${cursor.describe()}.`);
  return cursor.next().text;
}

function readUnary(cursor: Cursor): Expression {
  const { position } = cursor;
  if (!cursor.is("!", "-")) return readPostfix(cursor);
  return cursor.nested(() => {
    const kind = cursor.next().text === "!" ? "not" : "negative";
    const operand = readUnary(cursor);
    if (kind === "negative" && operand.kind === "literal" && typeof operand.value === "bigint") {
      return { kind: "literal", value: -operand.value, position };
    }
    return { kind, operand, position };
  });
}

function readPostfix(cursor: Cursor): Expression {
  let object = readPrimary(cursor);
  for (let links = 0; ; links += 1) {
    cursor.link(links);
    if (cursor.skip(".")) {
      object = { kind: "member", object, ...cursor.name("a property name") };
    } else if (cursor.is("(")) {
      if (object.kind !== "name" && object.kind !== "member") cursor.fail("Unexpected '('.");
      cursor.next();
      object = {
        kind: "call",
        callee: object,
        arguments: readItems(cursor, ")"),
        position: object.position,
      };
    } else if (cursor.skip("[")) {
      object = readIndex(cursor, object);
    } else {
      return object;
    }
  }
}

function readIndex(cursor: Cursor, object: Expression): Expression {
  const { position } = object;
  const from = cursor.is(":") ? null : readExpression(cursor);
  if (from && !cursor.is(":")) {
    cursor.expect("]");
    return { kind: "index", object, index: from, position };
  }
  cursor.expect(":");
  const to = cursor.is("]") ? null : readExpression(cursor);
  cursor.expect("]");
  return { kind: "range", object, from, to, position };
}

function readPrimary(cursor: Cursor): Expression {
  const { token, position } = cursor;
  if (token.kind === "literal") {
    cursor.next();
    return { kind: "literal", value: token.value, position };
  }
  if (cursor.is("/")) return readPath(cursor, readExpression);
  if (cursor.skip("(")) {
    const inner = readExpression(cursor);
    cursor.expect(")");
    return inner;
  }
  if (cursor.skip("[")) return { kind: "list", items: readItems(cursor, "]"), position };
  if (cursor.skip("{")) return { kind: "map", entries: readEntries(cursor), position };
  if (token.kind !== "name" || KEYWORDS.has(token.text))
    cursor.fail(`Unexpected ${cursor.describe()}.`);

  cursor.next();
  if (token.text === "null") return { kind: "literal", value: null, position };
  if (token.text === "true" || token.text === "false") {
    return { kind: "literal", value: token.text === "true", position };
  }
  return { kind: "name", name: token.text, position };
}

function readItems(cursor: Cursor, close: ")" | "]"): Expression[] {
  const items: Expression[] = [];
  if (cursor.skip(close)) return items;
  do items.push(readExpression(cursor));
  while (cursor.skip(","));
  cursor.expect(close);
  return items;
}

function readEntries(cursor: Cursor): { key: Expression; value: Expression }[] {
  const entries: { key: Expression; value: Expression }[] = [];
  do {
    if (cursor.is("}")) break;
    const key = readExpression(cursor);
    cursor.expect(":");
    entries.push({ key, value: readExpression(cursor) });
  } while (cursor.skip(","));
  cursor.expect("}");
  return entries;
}
