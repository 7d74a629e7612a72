import type { Segment } from "./syntax.ts";
import { path } from "./values/path.ts";
import type { Value } from "./values/value.ts";

export type Matched = { rest: string[]; bindings: Map<string, Value> };

/** Every way in which a pattern matches the beginning of a path, with what is left of the path. */
export function* matchPrefix(
  pattern: Segment[],
  segments: string[],
  version: 1 | 2,
): Generator<Matched> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { rest: segments, bindings: new Map() };
  } else if (first.kind === "many") {
    for (let taken = version === 1 ? 1 : 0; taken <= segments.length; taken += 1) {
      yield* bound(
        first.name,
        path(segments.slice(0, taken)),
        others,
        segments.slice(taken),
        version,
      );
    }
  } else {
    const [segment, ...rest] = segments;
    if (segment === undefined || segment === "") return;
    if (first.kind === "exact") {
      if (first.text === segment) yield* matchPrefix(others, rest, version);
    } else {
      yield* bound(first.name, segment, others, rest, version);
    }
  }
}

function* bound(
  name: string,
  value: Value,
  pattern: Segment[],
  segments: string[],
  version: 1 | 2,
): Generator<Matched> {
  for (const { rest, bindings } of matchPrefix(pattern, segments, version)) {
    yield { rest, bindings: new Map([[name, value], ...bindings]) };
  }
}
