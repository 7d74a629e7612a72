import { EvaluationError } from "./errors.ts";
import type { Callable } from "./methods/method.ts";
import type { Variable } from "./scope.ts";
import type { Value } from "./values/value.ts";

/**
 * The result of a function of the language; an evaluation error if it does not exist or takes another number of
 * arguments.
 */
export function run(name: string, callable: Callable | undefined, values: Variable[]): Value {
  if (!callable) throw new EvaluationError(`Function not found error: Name: [${name}].`);
  checkArity(name, callable.arity, values);
  return callable.run(...values.map((value) => value()));
}

export function checkArity(name: string, arity: number, values: Variable[]): void {
  if (values.length === arity) return;
  throw new EvaluationError(
    `Function not found error: Name: [${name}] with ${values.length} arguments.`,
  );
}
