import type { Issue } from "../position.ts";
import type { Match, Segment } from "../syntax.ts";

const DEEPEST_MATCH = 10;
const MOST_SEGMENTS = 100;
const MOST_WILDCARDS = 20;

/** The faults in the path of a nested match; `outer` holds the enclosing segments. */
export function checkMatchPath(match: Match, outer: Segment[][], version: 1 | 2): Issue[] {
  const issues: Issue[] = [];
  const { segments, position } = match;
  const all = [...outer.flat(), ...segments];
  if (outer.length >= DEEPEST_MATCH) {
    issues.push({ description: `Matches may be nested at most ${DEEPEST_MATCH} deep.`, position });
  }
  if (all.length > MOST_SEGMENTS) {
    issues.push({
      description: `Nested matches may have at most ${MOST_SEGMENTS} path segments.`,
      position,
    });
  }
  if (all.filter((segment) => segment.kind !== "exact").length > MOST_WILDCARDS) {
    issues.push({
      description: `Nested matches may have at most ${MOST_WILDCARDS} wildcards.`,
      position,
    });
  }

  const names = new Set<string>();
  for (const segment of segments) {
    if (segment.kind === "exact") continue;
    if (names.has(segment.name)) {
      issues.push({
        description: `Variable is already defined: ${segment.name}.`,
        position: segment.position,
      });
    }
    names.add(segment.name);
  }
  return [...issues, ...checkRecursiveWildcards(segments, version)];
}

function checkRecursiveWildcards(segments: Segment[], version: 1 | 2): Issue[] {
  const [first, second] = segments.filter((segment) => segment.kind === "many");
  if (second) {
    return [
      { description: "A match may have only one recursive wildcard.", position: second.position },
    ];
  }
  if (first && version === 1 && first !== segments.at(-1)) {
    const description =
      "In rules version 1 a recursive wildcard must end the match; use rules_version = '2'.";
    return [{ description, position: first.position }];
  }
  return [];
}
