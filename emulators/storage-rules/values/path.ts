import { boundedItems, boundedText, needTextRoom } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { typeOf, type Path, type Value } from "./value.ts";

/** A path of these segments, without bound names. */
export function path(
  segments: Path["segments"],
  bindings = new Map<string, string | Path>(),
): Path {
  return { type: "path", segments: boundedItems(segments), bindings };
}

/** Parses `a/b/c`, with an optional leading slash. */
export function pathFromText(text: string): Path {
  return path(text.split("/").filter((segment) => segment !== ""));
}

/** `path()`: the same, but `{name}` is a variable that `bind` sets. */
export function pathTemplate(text: string): Path {
  return path(
    pathFromText(boundedText(text)).segments.map((segment) => {
      const name = /^\{([A-Za-z_]\w*)\}$/.exec(String(segment))?.[1];
      return name === undefined ? segment : { unbound: name };
    }),
  );
}

/** The text of a path without unbound variables; otherwise an evaluation error. */
export function pathText({ segments }: Path): string {
  const texts = segments.map((segment) => `/${boundSegment(segment)}`);
  needTextRoom(texts.reduce((length, text) => length + text.length, 0));
  return texts.join("");
}

export function boundSegment(segment: string | { unbound: string }): string {
  if (typeof segment === "string") return segment;
  throw new EvaluationError(
    `Variable is not bound in path template. Variable name: [${segment.unbound}].`,
  );
}

/** The segments that a value adds to a path: all of another path's, or one. */
export function segmentsOf(value: Value): Path["segments"] {
  if (typeof value === "string") return [value];
  if (typeof value === "bigint") return [value.toString()];
  if (typeOf(value) === "path") return (value as Path).segments;
  throw new EvaluationError(`A path segment cannot be ${typeOf(value)}.`);
}

/** Sets variables of a path; every value needs its variable. */
export function bind({ segments, bindings }: Path, values: Map<string, Value>): Path {
  const free = new Set(
    segments.map((segment) => (typeof segment === "string" ? "" : segment.unbound)),
  );
  for (const name of values.keys())
    if (!free.has(name)) throw new EvaluationError(`The path has no variable ${name}.`);
  const bound = new Map(bindings);
  const filled = segments.flatMap((segment) => {
    const value = typeof segment === "string" ? undefined : values.get(segment.unbound);
    if (typeof segment === "string" || value === undefined) return [segment];
    const added = segmentsOf(value);
    bound.set(segment.unbound, typeof value === "string" ? value : path(added));
    return added;
  });
  return path(filled, bound);
}
