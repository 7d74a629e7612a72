import { parse } from "../../emulators/storage-rules/parse.ts";
import {
  childrenOf,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type Method,
} from "../../emulators/storage-rules/syntax.ts";

type Scope = ReadonlyMap<string, FunctionDeclaration>;

/** What counts: operators, property and index accesses, calls. */
const counted = new Set<Expression["kind"]>([
  "binary",
  "call",
  "choice",
  "index",
  "is",
  "member",
  "negative",
  "not",
  "range",
]);

/**
 * The expressions that a request can evaluate at most, by the path and the method of its document: both sides of every
 * `||`, every rule of the method, and each function as often as it is called.
 */
export function expressionCounts(rules: string): Map<string, number> {
  const { services } = parse({ file: "firestore.rules", text: rules });
  const counts = new Map<string, number>();
  for (const { matches, functions } of services)
    for (const match of matches) countMatch(match, "", withFunctions(new Map(), functions), counts);
  return counts;
}

function withFunctions(scope: Scope, functions: readonly FunctionDeclaration[]): Scope {
  return new Map([...scope, ...functions.map((one) => [one.name, one] as const)]);
}

function countMatch(match: Match, path: string, outer: Scope, counts: Map<string, number>): void {
  const scope = withFunctions(outer, match.functions);
  for (const { methods, condition } of match.allows)
    for (const method of methods) {
      const key = `${method} ${path}` satisfies `${Method} ${string}`;
      counts.set(key, (counts.get(key) ?? 0) + (condition === null ? 0 : count(condition, scope)));
    }
  for (const inner of match.matches) countMatch(inner, path + pathOf(inner), scope, counts);
}

function pathOf({ segments }: Match): string {
  return segments.map((part) => `/${"text" in part ? part.text : `{${part.name}}`}`).join("");
}

function count(expression: Expression, scope: Scope): number {
  const parts =
    expression.kind === "call" ? partsOfCall(expression, scope) : childrenOf(expression);
  const own = counted.has(expression.kind) ? 1 : 0;
  return parts.reduce((sum, part) => sum + count(part, scope), own);
}

/** A call's arguments, and what its function evaluates; of a method the object that has it. */
function partsOfCall(call: Expression & { kind: "call" }, scope: Scope): Expression[] {
  const { callee } = call;
  if (callee.kind !== "name") return [...call.arguments, ...childrenOf(callee)];
  const called = scope.get(callee.name);
  if (called === undefined) return call.arguments;
  return [...call.arguments, ...called.bindings.map(({ value }) => value), called.result];
}
