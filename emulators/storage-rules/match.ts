import { spend } from "./bounds.ts";
import type { Segment } from "./syntax.ts";

/** The segments of a path that a wildcard matched; the end is exclusive. */
export type Capture = { name: string; kind: "one" | "many"; from: number; to: number };

type Matched = { end: number; captures: Capture[] };

/**
 * Every way in which a pattern matches a path from a position, with the end of the match. A pattern has at most one
 * recursive wildcard, so there are no more ways than segments.
 */
export function* matchesFrom(
  pattern: Segment[],
  segments: string[],
  start: number,
  version: 1 | 2,
): Generator<Matched> {
  const recursive = pattern.findIndex((segment) => segment.kind === "many");
  const before = recursive === -1 ? pattern : pattern.slice(0, recursive);
  const head = matchSingle(before, segments, start);
  if (!head) return;
  const from = start + before.length;
  const wildcard = pattern[recursive];
  if (wildcard?.kind !== "many") {
    yield { end: from, captures: head };
    return;
  }
  const after = pattern.slice(recursive + 1);
  for (let to = version === 1 ? from + 1 : from; to + after.length <= segments.length; to += 1) {
    const tail = matchSingle(after, segments, to);
    if (!tail) continue;
    const capture: Capture = { name: wildcard.name, kind: "many", from, to };
    yield { end: to + after.length, captures: [...head, capture, ...tail] };
  }
}

/** Matches pattern segments that each match one segment of the path; null on a mismatch. */
function matchSingle(pattern: Segment[], segments: string[], start: number): Capture[] | null {
  spend(1 + pattern.length);
  const captures: Capture[] = [];
  for (const [index, segment] of pattern.entries()) {
    const from = start + index;
    const text = segments[from];
    if (text === undefined || text === "") return null;
    if (segment.kind !== "exact")
      captures.push({ name: segment.name, kind: "one", from, to: from + 1 });
    else if (segment.text !== text) return null;
  }
  return captures;
}
