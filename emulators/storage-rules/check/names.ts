import { FIRESTORE_FUNCTIONS } from "../documents.ts";
import { GLOBAL_FUNCTIONS } from "../functions/globals.ts";
import { NAMESPACES } from "../functions/namespaces.ts";
import { isMethodName } from "../methods/methods.ts";
import type { Issue, Position } from "../position.ts";
import type { Expression, FunctionDeclaration } from "../syntax.ts";
import type { LexicalScope } from "./lexicalScope.ts";

const LARGEST_INTEGER = 2n ** 63n - 1n;

export type Findings = {
  errors: Issue[];
  warnings: Issue[];
  /** Which declared functions an expression, and those within it, call. */
  calls: Set<FunctionDeclaration>;
};

/** Looks up every name in an expression: what is not declared loads with a warning, and errs when evaluated. */
export function checkNames(expression: Expression, scope: LexicalScope, findings: Findings): void {
  if (expression.kind === "name" && !scope.hasVariable(expression.name)) {
    warn(findings, `Invalid variable name: ${expression.name}.`, expression.position);
  }
  if (
    expression.kind === "literal" &&
    typeof expression.value === "bigint" &&
    expression.value > LARGEST_INTEGER
  ) {
    findings.errors.push({
      description: "Integer does not fit in 64 bits.",
      position: expression.position,
    });
  }
  if (expression.kind === "call") checkCall(expression, scope, findings);
  for (const child of childrenOf(expression, scope)) checkNames(child, scope, findings);
}

function checkCall(
  call: Extract<Expression, { kind: "call" }>,
  scope: LexicalScope,
  findings: Findings,
): void {
  const { callee, arguments: given } = call;
  if (callee.kind === "name") {
    const declaration = scope.function(callee.name);
    if (declaration) findings.calls.add(declaration);
    const arity = declaration
      ? declaration.parameters.length
      : own(GLOBAL_FUNCTIONS, callee.name)?.arity;
    if (arity !== given.length)
      warn(findings, `Invalid function name: ${callee.name}.`, callee.position);
  } else if (callee.kind === "member") {
    const namespace = namespaceOf(callee.object, scope);
    const isKnown = namespace
      ? own(functionsOf(namespace), callee.name)?.arity === given.length
      : isMethodName(callee.name);
    const name = namespace ? `${namespace}.${callee.name}` : callee.name;
    if (!isKnown) warn(findings, `Invalid function name: ${name}.`, callee.position);
  }
}

function childrenOf(expression: Expression, scope: LexicalScope): Expression[] {
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
    case "call": {
      const { callee } = expression;
      const isPlain = callee.kind !== "member" || namespaceOf(callee.object, scope) !== null;
      return isPlain ? expression.arguments : [callee.object, ...expression.arguments];
    }
    case "index":
      return [expression.object, expression.index];
    case "range":
      return [expression.object, expression.from, expression.to];
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

function namespaceOf(expression: Expression, scope: LexicalScope): string | null {
  if (expression.kind !== "name" || scope.hasVariable(expression.name)) return null;
  const isNamespace = expression.name === "firestore" || Object.hasOwn(NAMESPACES, expression.name);
  return isNamespace ? expression.name : null;
}

function functionsOf(namespace: string): Record<string, { arity: number }> {
  return namespace === "firestore" ? FIRESTORE_FUNCTIONS : (NAMESPACES[namespace] ?? {});
}

function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function warn({ warnings }: Findings, description: string, position: Position): void {
  warnings.push({ description, position });
}
