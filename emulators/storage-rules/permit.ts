import type { Documents } from "./documents.ts";
import { EvaluationError, LimitExceeded } from "./errors.ts";
import { Evaluator } from "./evaluate.ts";
import { matchPrefix } from "./match.ts";
import { Scope, type Variable } from "./scope.ts";
import { METHODS, type Allow, type Match, type Ruleset } from "./syntax.ts";
import type { Value } from "./values/value.ts";

export type Request = {
  service: string;
  path: string;
  method: string;
  variables: Map<string, Value>;
};

/**
 * Whether any matching `allow` permits the request. Throws `DocumentNeeded` when that hangs on a document
 * not yet known: add it to `documents` and ask again.
 */
export function permits(ruleset: Ruleset, request: Request, documents: Documents): boolean {
  const required = METHODS.get(request.method);
  if (!required) return false;

  const evaluator = new Evaluator(documents);
  const globals = new Scope(null, known(request.variables), ruleset.functions);
  const segments = request.path.replace(/^\//, "").replace(/\/$/, "").split("/");
  try {
    for (const service of ruleset.services) {
      if (service.name !== request.service) continue;
      const scope = new Scope(globals, new Map(), service.functions);
      for (const { allow, scope: around } of allowsOf(
        service.matches,
        segments,
        scope,
        ruleset.version,
      )) {
        if (
          required.every((method) => allow.methods.has(method)) &&
          holds(allow, around, evaluator)
        )
          return true;
      }
    }
    return false;
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    throw error;
  }
}

/** The `allow` statements whose whole path matches, each with what its condition sees. */
function* allowsOf(
  matches: Match[],
  segments: string[],
  around: Scope,
  version: 1 | 2,
): Generator<{ allow: Allow; scope: Scope }> {
  for (const match of matches) {
    for (const { rest, bindings } of matchPrefix(match.segments, segments, version)) {
      const scope = new Scope(around, known(bindings), match.functions);
      if (rest.length === 0) for (const allow of match.allows) yield { allow, scope };
      yield* allowsOf(match.matches, rest, scope, version);
    }
  }
}

function holds({ condition }: Allow, scope: Scope, evaluator: Evaluator): boolean {
  if (condition === null) return true;
  try {
    return evaluator.evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function known(values: Map<string, Value>): Map<string, Variable> {
  return new Map([...values].map(([name, value]) => [name, () => value]));
}
