import type { Position } from "./position.ts";

export type Method = "get" | "list" | "create" | "update" | "delete";

/** The methods that each word after `allow` stands for; a request may use the same words. */
export const METHODS = new Map<string, Method[]>([
  ["read", ["get", "list"]],
  ["write", ["create", "update", "delete"]],
  ["get", ["get"]],
  ["list", ["list"]],
  ["create", ["create"]],
  ["update", ["update"]],
  ["delete", ["delete"]],
]);

export type BinaryOperator =
  "||" | "&&" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "+" | "-" | "*" | "/" | "%";

type Literal = null | boolean | bigint | number | string | Uint8Array;

type At = { position: Position };

export type PathPart = { kind: "text"; text: string } | { kind: "value"; value: Expression };

export type Expression = At &
  (
    | { kind: "literal"; value: Literal }
    | { kind: "name"; name: string }
    | { kind: "list"; items: Expression[] }
    | { kind: "map"; entries: { key: Expression; value: Expression }[] }
    | { kind: "path"; parts: PathPart[] }
    | { kind: "member"; object: Expression; name: string }
    | { kind: "call"; callee: Expression; arguments: Expression[] }
    | { kind: "index"; object: Expression; index: Expression }
    | { kind: "range"; object: Expression; from: Expression | null; to: Expression | null }
    | { kind: "not" | "negative"; operand: Expression }
    | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: "is"; operand: Expression; type: string }
    | { kind: "choice"; condition: Expression; yes: Expression; no: Expression }
  );

export type Segment = At &
  ({ kind: "exact"; text: string } | { kind: "one" | "many"; name: string });

export type Binding = At & { name: string; value: Expression };

export type FunctionDeclaration = At & {
  name: string;
  parameters: (At & { name: string })[];
  bindings: Binding[];
  result: Expression;
};

export type Allow = At & { methods: Set<Method>; condition: Expression | null };

export type Match = At & {
  segments: Segment[];
  allows: Allow[];
  matches: Match[];
  functions: FunctionDeclaration[];
};

export type Service = At & { name: string; matches: Match[]; functions: FunctionDeclaration[] };

export type Ruleset = { version: 1 | 2; services: Service[]; functions: FunctionDeclaration[] };

/** What to do with an expression, for each kind of them. */
export type ByKind<Result> = {
  [Kind in Expression["kind"]]: (expression: Expression & { kind: Kind }) => Result;
};

/** Does what the table says for the expression's kind. */
export function byKind<Result>(table: ByKind<Result>, expression: Expression): Result {
  return (table[expression.kind] as (expression: Expression) => Result)(expression);
}

const children: ByKind<Expression[]> = {
  literal: () => [],
  name: () => [],
  list: ({ items }) => items,
  map: ({ entries }) => entries.flatMap(({ key, value }) => [key, value]),
  path: ({ parts }) => parts.flatMap((part) => (part.kind === "value" ? [part.value] : [])),
  member: ({ object }) => [object],
  call: ({ callee, arguments: given }) => [callee, ...given],
  index: ({ object, index }) => [object, index],
  range: ({ object, from, to }) => [object, from, to].filter((part) => part !== null),
  not: ({ operand }) => [operand],
  negative: ({ operand }) => [operand],
  is: ({ operand }) => [operand],
  binary: ({ left, right }) => [left, right],
  choice: ({ condition, yes, no }) => [condition, yes, no],
};

/** The direct parts of an expression, including the callee of a call. */
export function childrenOf(expression: Expression): Expression[] {
  return byKind(children, expression);
}
