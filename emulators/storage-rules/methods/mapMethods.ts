import { boundedItems } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { isSameValue } from "../values/equality.ts";
import { isType, need, type MapDiff, type RulesSet, type Value } from "../values/value.ts";
import type { Methods } from "./method.ts";

type RulesMap = Map<string, Value>;

export const mapMethods: Methods<RulesMap> = {
  size: { arity: 0, run: (map) => BigInt(map.size) },
  keys: { arity: 0, run: keysOf },
  values: { arity: 0, run: (map) => keysOf(map).map((key) => map.get(key) ?? null) },
  get: { arity: 2, run: getOr },
  // `a.diff(b)` says how `a` arose from `b`: keys only in `a` were added.
  diff: {
    arity: 1,
    run: (map, before) => ({ type: "map_diff", before: need("map", before), after: map }),
  },
};

export const mapDiffMethods: Methods<MapDiff> = {
  addedKeys: { arity: 0, run: ({ before, after }) => keysWhere(after, (key) => !before.has(key)) },
  removedKeys: {
    arity: 0,
    run: ({ before, after }) => keysWhere(before, (key) => !after.has(key)),
  },
  changedKeys: {
    arity: 0,
    run: (diff) => keysWhere(diff.after, (key) => isShared(diff, key) && !isUnchanged(diff, key)),
  },
  unchangedKeys: {
    arity: 0,
    run: (diff) => keysWhere(diff.after, (key) => isUnchanged(diff, key)),
  },
  affectedKeys: {
    arity: 0,
    run: (diff) =>
      keysWhere(new Map([...diff.before, ...diff.after]), (key) => !isUnchanged(diff, key)),
  },
};

function getOr(map: RulesMap, key: Value = null, fallback: Value = null): Value {
  const found = lookUp(map, key);
  return found === undefined ? fallback : found;
}

function lookUp(map: RulesMap, key: Value): Value | undefined {
  if (typeof key === "string") return map.has(key) ? map.get(key) : undefined;
  const keys = need("list", key);
  if (keys.length === 0) throw new EvaluationError("A list of keys must not be empty.");
  let found: Value | undefined = map;
  for (const step of keys) {
    found =
      found !== undefined && isType(found, "map") ? found.get(need("string", step)) : undefined;
  }
  return found;
}

function keysOf(map: RulesMap): string[] {
  return boundedItems([...map.keys()]).sort();
}

function keysWhere(map: RulesMap, isWanted: (key: string) => boolean): RulesSet {
  return { type: "set", items: boundedItems([...map.keys()]).filter(isWanted) };
}

function isShared({ before, after }: MapDiff, key: string): boolean {
  return before.has(key) && after.has(key);
}

function isUnchanged(diff: MapDiff, key: string): boolean {
  return (
    isShared(diff, key) && isSameValue(diff.before.get(key) ?? null, diff.after.get(key) ?? null)
  );
}
