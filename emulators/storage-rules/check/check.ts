import type { Issue } from "../position.ts";
import type { FunctionDeclaration, Match, Ruleset, Segment } from "../syntax.ts";
import { checkCallGraph, checkFunctions } from "./functions.ts";
import { LexicalScope } from "./lexicalScope.ts";
import { checkMatchPath } from "./matches.ts";
import { checkNames, type Findings } from "./names.ts";
import { checkCondition } from "./checkTypes.ts";

/** The faults of a ruleset that parses: errors keep it from loading, warnings do not. */
export function check(ruleset: Ruleset): { errors: Issue[]; warnings: Issue[] } {
  const findings: Findings = { errors: [], warnings: [], calls: new Set() };
  const graph = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  const globals = new LexicalScope(null, ["request", "resource"], ruleset.functions);
  checkFunctions(globals, findings, graph);
  for (const service of ruleset.services) {
    const scope = new LexicalScope(globals, [], service.functions);
    checkFunctions(scope, findings, graph);
    for (const match of service.matches) checkMatch(match, [], scope);
  }
  checkCallGraph(graph, findings.calls, findings);
  return { errors: findings.errors, warnings: findings.warnings };

  function checkMatch(match: Match, outer: Segment[][], around: LexicalScope): void {
    findings.errors.push(...checkMatchPath(match, outer, ruleset.version));
    const names = match.segments.flatMap((segment) =>
      segment.kind === "exact" ? [] : [segment.name],
    );
    const scope = new LexicalScope(around, names, match.functions);
    checkFunctions(scope, findings, graph);
    for (const { condition } of match.allows) {
      if (!condition) continue;
      findings.warnings.push(...checkCondition(condition));
      checkNames(condition, scope, findings);
    }
    for (const inner of match.matches) checkMatch(inner, [...outer, match.segments], scope);
  }
}
