import type { Issue } from "../position.ts";
import type { FunctionDeclaration } from "../syntax.ts";
import { LexicalScope } from "./lexicalScope.ts";
import { checkNames, type Findings } from "./names.ts";

const MOST_PARAMETERS = 7;

type CallGraph = Map<FunctionDeclaration, Set<FunctionDeclaration>>;

/** Checks the functions declared in a scope, and adds their calls to the graph. */
export function checkFunctions(scope: LexicalScope, findings: Findings, graph: CallGraph): void {
  const names = new Set<string>();
  for (const declaration of scope.functions) {
    if (names.has(declaration.name))
      refuse(findings, `Function is already defined: ${declaration.name}.`, declaration);
    names.add(declaration.name);
    const calls = new Set<FunctionDeclaration>();
    graph.set(declaration, calls);
    checkFunction(declaration, scope, { ...findings, calls });
  }
}

function checkFunction(
  declaration: FunctionDeclaration,
  scope: LexicalScope,
  findings: Findings,
): void {
  const { name, parameters, bindings, result } = declaration;
  if (parameters.length > MOST_PARAMETERS) {
    refuse(findings, `Function ${name} has more than ${MOST_PARAMETERS} parameters.`, declaration);
  }
  const names = new Set<string>();
  for (const local of [...parameters, ...bindings]) {
    if (names.has(local.name))
      refuse(findings, `Variable is already defined: ${local.name}.`, local);
    names.add(local.name);
  }

  let inner = new LexicalScope(
    scope,
    parameters.map((parameter) => parameter.name),
  );
  for (const binding of bindings) {
    checkNames(binding.value, inner, findings);
    inner = new LexicalScope(inner, [binding.name]);
  }
  checkNames(result, inner, findings);
}

/** Refuses recursive functions, and warns of functions that nothing calls. */
export function checkCallGraph(
  graph: CallGraph,
  called: Set<FunctionDeclaration>,
  findings: Findings,
): void {
  const reached = new Set(called);
  for (const calls of graph.values()) for (const callee of calls) reached.add(callee);
  const recursive = recursiveFunctions(graph);
  for (const declaration of graph.keys()) {
    if (recursive.has(declaration))
      refuse(findings, `Recursive function: ${declaration.name}.`, declaration);
    if (!reached.has(declaration)) {
      findings.warnings.push({
        description: `Unused function: ${declaration.name}.`,
        position: declaration.position,
      });
    }
  }
}

/** The functions on a cycle of calls, or on a path between cycles; in time linear in the calls. */
function recursiveFunctions(graph: CallGraph): Set<FunctionDeclaration> {
  const callers: CallGraph = new Map([...graph.keys()].map((callee) => [callee, new Set()]));
  for (const [caller, calls] of graph) for (const callee of calls) callers.get(callee)?.add(caller);
  const left = new Set(graph.keys());
  removeEnds(left, graph, callers);
  removeEnds(left, callers, graph);
  return left;
}

/** Repeatedly removes functions that call none of the others. */
function removeEnds(left: Set<FunctionDeclaration>, onward: CallGraph, back: CallGraph): void {
  const ways = new Map<FunctionDeclaration, number>();
  for (const one of left)
    ways.set(one, [...(onward.get(one) ?? [])].filter((next) => left.has(next)).length);
  const ends = [...left].filter((one) => ways.get(one) === 0);
  for (let end = ends.pop(); end; end = ends.pop()) {
    left.delete(end);
    for (const before of back.get(end) ?? []) {
      const count = (ways.get(before) ?? 0) - 1;
      ways.set(before, count);
      if (count === 0 && left.has(before)) ends.push(before);
    }
  }
}

function refuse(
  { errors }: Findings,
  description: string,
  { position }: Pick<Issue, "position">,
): void {
  errors.push({ description, position });
}
