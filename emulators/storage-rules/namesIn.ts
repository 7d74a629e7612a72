import { childrenOf, type Expression, type Match } from "./syntax.ts";

const namesOfMatch = new WeakMap<Match, Set<string>>();

/** Every name used by the conditions and functions within a match. */
export function namesIn(match: Match): Set<string> {
  const known = namesOfMatch.get(match);
  if (known) return known;
  const names = new Set<string>();
  collect(match, names);
  namesOfMatch.set(match, names);
  return names;
}

function collect({ allows, functions, matches }: Match, names: Set<string>): void {
  for (const { condition } of allows) if (condition) collectFrom(condition, names);
  for (const { bindings, result } of functions) {
    for (const { value } of bindings) collectFrom(value, names);
    collectFrom(result, names);
  }
  for (const inner of matches) collect(inner, names);
}

function collectFrom(expression: Expression, names: Set<string>): void {
  if (expression.kind === "name") names.add(expression.name);
  for (const child of childrenOf(expression)) collectFrom(child, names);
}
