import { startWork } from "./bounds.ts";
import { Documents } from "./firestoreDocuments.ts";
import { EvaluationError } from "./errors.ts";
import { Evaluator } from "./evaluate.ts";
import { load } from "./load.ts";
import { permits, type Request } from "./permit.ts";
import { Scope } from "./scope.ts";
import type { Value } from "./values/value.ts";

/** A ruleset with one match of everything and this body. */
export function storageRules(body: string, version: "1" | "2" = "2"): string {
  return `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`;
}

/** The result of an expression, or the word `error`. */
export function valueOf(expression: string, variables: Record<string, Value> = {}): Value {
  const { ruleset, errors } = load({
    file: "test",
    text: storageRules(`allow read: if ${expression};`),
  });
  const condition = ruleset?.services[0]?.matches[0]?.allows[0]?.condition;
  if (!condition) throw new Error(`Does not load: ${expression}: ${JSON.stringify(errors)}`);
  const scope = new Scope(
    null,
    new Map(Object.entries(variables).map(([name, value]) => [name, () => value])),
  );
  startWork();
  try {
    return new Evaluator(new Documents()).evaluate(condition, scope);
  } catch (error) {
    if (error instanceof EvaluationError) return "error";
    throw error;
  }
}

/** Whether rules permit a request: by default a `get` of `/b/bucket/o/file`. */
export function permitted(
  rules: string,
  request: Partial<Request> = {},
  documents = new Documents(),
): boolean {
  const { ruleset, errors } = load({ file: "test", text: rules });
  if (!ruleset) throw new Error(`Does not load: ${JSON.stringify(errors)}`);
  const defaults = {
    service: "firebase.storage",
    path: "/b/bucket/o/file",
    method: "get",
    variables: new Map(),
  };
  return permits(ruleset, { ...defaults, ...request }, documents);
}

/** The first load error, as `line:column description`; empty if it loads. */
export function refusal(text: string): string {
  const [error] = load({ file: "test", text }).errors;
  return error ? `${error.position.line}:${error.position.column} ${error.description}` : "";
}
