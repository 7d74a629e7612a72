import { toText } from "../values/convert.ts";
import { holds, holdsAll, unique } from "../values/equality.ts";
import { need, needItems, type RulesSet, type Value } from "../values/value.ts";
import type { Methods } from "./callable.ts";

export const listMethods: Methods<Value[]> = {
  size: { arity: 0, run: (list) => BigInt(list.length) },
  concat: { arity: 1, run: (list, other) => [...list, ...need("list", other)] },
  hasAll: { arity: 1, run: (list, other) => holdsAll(list, needItems(other)) },
  hasAny: { arity: 1, run: (list, other) => needItems(other).some((item) => holds(list, item)) },
  hasOnly: { arity: 1, run: (list, other) => holdsAll(needItems(other), list) },
  join: { arity: 1, run: (list, separator) => list.map(toText).join(need("string", separator)) },
  removeAll: { arity: 1, run: (list, other) => without(list, needItems(other)) },
  toSet: { arity: 0, run: (list) => set(list) },
};

export const setMethods: Methods<RulesSet> = {
  size: { arity: 0, run: ({ items }) => BigInt(items.length) },
  hasAll: { arity: 1, run: ({ items }, other) => holdsAll(items, needItems(other)) },
  hasAny: {
    arity: 1,
    run: ({ items }, other) => needItems(other).some((item) => holds(items, item)),
  },
  hasOnly: { arity: 1, run: ({ items }, other) => holdsAll(needItems(other), items) },
  difference: { arity: 1, run: ({ items }, other) => set(without(items, needItems(other))) },
  intersection: {
    arity: 1,
    run: ({ items }, other) => set(items.filter((item) => holds(needItems(other), item))),
  },
  union: { arity: 1, run: ({ items }, other) => set([...items, ...needItems(other)]) },
};

/** A set of the items, of which equal ones are kept once. */
export function set(items: Value[]): RulesSet {
  return { type: "set", items: unique(items) };
}

function without(items: Value[], removed: Value[]): Value[] {
  return items.filter((item) => !holds(removed, item));
}
