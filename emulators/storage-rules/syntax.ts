import type { Position } from "./position.ts";

export type Method = "get" | "list" | "create" | "update" | "delete";

/** What each word after `allow` stands for; a request may use the same words. */
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

/** The direct parts of an expression, including the callee of a call. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return expression.items;
    case "map":
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case "path":
      return expression.parts.flatMap((part) => (part.kind === "value" ? [part.value] : []));
    case "member":
      return [expression.object];
    case "call":
      return [expression.callee, ...expression.arguments];
    case "index":
      return [expression.object, expression.index];
    case "range":
      return [expression.object, expression.from, expression.to].filter((part) => part !== null);
    case "not":
    case "negative":
    case "is":
      return [expression.operand];
    case "binary":
      return [expression.left, expression.right];
    case "choice":
      return [expression.condition, expression.yes, expression.no];
  }
}
