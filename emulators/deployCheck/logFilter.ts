type Value = string | number;
export type Clause = { path: string; operator: string; value: Value };

/** A comparison, a parenthesis, AND or OR at the beginning of a text. */
export const word =
  /^\s*(AND\b|OR\b|[()]|([\w.]+(?:\."@?\w+")?)\s*(>=|=|>|:)\s*("(?:[^"]*)"|[\w.]+|\*))/;

/** The comparisons of a filter. */
export function clausesOf(filter: string): Clause[] {
  return [...filter.matchAll(new RegExp(word.source.replace("^", ""), "g"))]
    .filter(([, , path]) => path !== undefined)
    .map(([, , path, operator, value]) => ({
      path: path!.replaceAll('"', ""),
      operator: operator!,
      value: read(value!),
    }));
}

function read(text: string): Value {
  if (text.startsWith('"')) return text.slice(1, -1);
  return /^\d+$/.test(text) ? Number(text) : text;
}
