import { FIRESTORE_FUNCTIONS } from "../firestoreDocuments.ts";
import { EvaluationError } from "../errors.ts";
import { GLOBAL_FUNCTIONS } from "../functions/globals.ts";
import { NAMESPACES } from "../functions/namespaces.ts";
import { isMethodName } from "../methods/methods.ts";
import type { Issue, Position } from "../position.ts";
import { childrenOf, type Expression, type FunctionDeclaration } from "../syntax.ts";
import { compile } from "../values/regularExpression.ts";
import type { LexicalScope } from "./lexicalScope.ts";
import { checkTypes } from "./checkTypes.ts";

const LARGEST_INTEGER = 2n ** 63n - 1n;

const REFERENCE_ONLY = new Set(["bool", "math.isInfinite"]);
const PATTERN_METHODS = new Set(["matches", "replace", "split"]);

export type Findings = {
  errors: Issue[];
  warnings: Issue[];
  /** The declared functions that an expression calls, at any depth. */
  calls: Set<FunctionDeclaration>;
};

/** Resolves every name in an expression: an undeclared one loads with a warning and is an evaluation error. */
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
  findings.warnings.push(...checkTypes(expression));
  if (expression.kind === "call") checkCall(expression, scope, findings);
  for (const part of partsOf(expression, scope)) checkNames(part, scope, findings);
}

type Call = Extract<Expression, { kind: "call" }>;

function checkCall(call: Call, scope: LexicalScope, findings: Findings) {
  const { callee, arguments: given } = call;
  if (callee.kind === "name") checkFunction(callee, given.length, scope, findings);
  else if (callee.kind === "member") checkMethod(callee, given, scope, findings);
}

function checkFunction(
  { name, position }: Extract<Expression, { kind: "name" }>,
  given: number,
  scope: LexicalScope,
  findings: Findings,
) {
  const declaration = scope.function(name);
  if (declaration) findings.calls.add(declaration);
  const { arity } =
    declaration === undefined
      ? (own(GLOBAL_FUNCTIONS, name) ?? {})
      : { arity: declaration.parameters.length };
  if (arity !== given) warn(findings, `Invalid function name: ${name}.`, position);
  else if (!declaration) warnOfReferenceOnly(name, position, findings);
}

function checkMethod(
  callee: Extract<Expression, { kind: "member" }>,
  given: Expression[],
  scope: LexicalScope,
  findings: Findings,
) {
  const namespace = namespaceOf(callee.object, scope);
  const isKnown = namespace
    ? own(functionsOf(namespace), callee.name)?.arity === given.length
    : isMethodName(callee.name);
  const name = namespace ? `${namespace}.${callee.name}` : callee.name;
  if (!isKnown) warn(findings, `Invalid function name: ${name}.`, callee.position);
  else warnOfReferenceOnly(name, callee.position, findings);
  if (!namespace) checkPattern(callee.name, given[0], findings);
}

function warnOfReferenceOnly(name: string, position: Position, findings: Findings): void {
  if (!REFERENCE_ONLY.has(name)) return;
  warn(findings, `Google's engine has no ${name}(), though its reference does.`, position);
}

/** Reports a literal pattern that is no regular expression and so could only be an error. */
function checkPattern(method: string, pattern: Expression | undefined, findings: Findings): void {
  if (!PATTERN_METHODS.has(method) || pattern?.kind !== "literal") return;
  if (typeof pattern.value !== "string") return;
  try {
    compile(pattern.value);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    findings.errors.push({ description: error.message, position: pattern.position });
  }
}

/** The parts that may contain names; a namespace and a callee contain none. */
function partsOf(expression: Expression, scope: LexicalScope): Expression[] {
  if (expression.kind !== "call") return childrenOf(expression);
  const { callee } = expression;
  const isPlain = callee.kind !== "member" || namespaceOf(callee.object, scope) !== null;
  return isPlain ? expression.arguments : [callee.object, ...expression.arguments];
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
