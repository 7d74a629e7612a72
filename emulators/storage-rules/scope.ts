import { EvaluationError } from "./errors.ts";
import type { FunctionDeclaration } from "./syntax.ts";
import type { Value } from "./values/value.ts";

/** A variable's value, or how to compute it: bindings and arguments are evaluated at first use. */
export type Variable = () => Value;

/** Names visible at a place: those declared there, and those of the enclosing scope. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #variables: Map<string, Variable>;
  readonly #functions: Map<string, FunctionDeclaration>;

  constructor(
    parent: Scope | null,
    variables: Map<string, Variable>,
    functions: FunctionDeclaration[] = [],
  ) {
    this.#parent = parent;
    this.#variables = variables;
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  variable(name: string): Variable | undefined {
    return this.#variables.get(name) ?? this.#parent?.variable(name);
  }

  /** A function's declaration with its scope, which its body sees. */
  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, scope: this } : this.#parent?.function(name);
  }
}

/** A variable that is evaluated once, even if it errs. */
export function once(evaluate: () => Value): Variable {
  let outcome: { value: Value } | { error: EvaluationError } | null = null;
  return () => {
    outcome ??= attempt(evaluate);
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  };
}

/** The value or the evaluation error; any other exception propagates. */
export function attempt(evaluate: () => Value): { value: Value } | { error: EvaluationError } {
  try {
    return { value: evaluate() };
  } catch (error) {
    if (error instanceof EvaluationError) return { error };
    throw error;
  }
}
