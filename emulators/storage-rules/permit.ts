import { boundedItems, boundedText, spend, startWork } from "./bounds.ts";
import type { Documents } from "./firestoreDocuments.ts";
import { EvaluationError, LimitExceeded } from "./errors.ts";
import { Evaluator } from "./evaluate.ts";
import { matchesFrom, type Capture } from "./match.ts";
import { namesIn } from "./namesIn.ts";
import { once, Scope, type Variable } from "./scope.ts";
import { METHODS, type Allow, type Match, type Ruleset } from "./syntax.ts";
import { path } from "./values/path.ts";
import type { Value } from "./values/value.ts";

const STEPS_PER_VIEW = 5;

export type Request = {
  service: string;
  path: string;
  method: string;
  variables: Map<string, Value>;
};

/**
 * Whether any matching `allow` permits the request. Throws `DocumentNeeded` if that depends on an unknown document: add
 * it to `documents` and call again.
 */
export function permits(ruleset: Ruleset, request: Request, documents: Documents): boolean {
  const required = METHODS.get(request.method);
  if (!required) return false;

  startWork();
  const evaluator = new Evaluator(documents);
  const globals = new Scope(null, known(request.variables), ruleset.functions);
  try {
    const segments = segmentsOf(request.path);
    for (const service of ruleset.services) {
      if (service.name !== request.service) continue;
      const scope = new Scope(globals, new Map(), service.functions);
      const walk = new Walk(segments, ruleset.version);
      for (const { allow, scope: around } of walk.allowsOf(service.matches, scope)) {
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

function segmentsOf(text: string): string[] {
  return boundedItems(boundedText(text).replace(/^\//, "").replace(/\/$/, "").split("/"));
}

/** Walks the matches of a path; visits equivalent states once. */
class Walk {
  readonly #segments: string[];
  readonly #version: 1 | 2;
  readonly #seen = new Map<Match, Set<string>>();

  constructor(segments: string[], version: 1 | 2) {
    this.#segments = segments;
    this.#version = version;
  }

  /** The `allow` statements whose whole path matches, each with what its condition sees. */
  *allowsOf(
    matches: Match[],
    around: Scope,
    start = 0,
    seen = "",
  ): Generator<{ allow: Allow; scope: Scope }> {
    for (const match of matches) {
      const names = namesIn(match);
      for (const { end, captures } of matchesFrom(
        match.segments,
        this.#segments,
        start,
        this.#version,
      )) {
        const visible = captures.filter(({ name }) => names.has(name));
        const view = [seen, ...visible.map(({ from, to }) => `${from}-${to}`)].join(" ");
        if (this.#hasSeen(match, `${end}:${view}`)) continue;

        const scope = new Scope(around, this.#bound(captures), match.functions);
        if (end === this.#segments.length) for (const allow of match.allows) yield { allow, scope };
        yield* this.allowsOf(match.matches, scope, end, view);
      }
    }
  }

  /** Two ways to a match differ only by their end and by the wildcards that the match's rules name. */
  #hasSeen(match: Match, view: string): boolean {
    spend(STEPS_PER_VIEW);
    const views = this.#seen.get(match) ?? new Set();
    this.#seen.set(match, views);
    const isKnown = views.has(view);
    views.add(view);
    return isKnown;
  }

  #bound(captures: Capture[]): Map<string, Variable> {
    return new Map(
      captures.map(({ name, kind, from, to }) => [
        name,
        once(() =>
          kind === "one" ? (this.#segments[from] ?? "") : path(this.#segments.slice(from, to)),
        ),
      ]),
    );
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
