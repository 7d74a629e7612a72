import { needItemRoom, needTextRoom } from "../bounds.ts";
import { toText } from "../values/convert.ts";
import { holds, holdsAll, unique } from "../values/equality.ts";
import { need, needItems, type RulesSet, type Value } from "../values/value.ts";
import type { Methods } from "./method.ts";

export const listMethods: Methods<Value[]> = {
  size: { arity: 0, run: (list) => BigInt(list.length) },
  concat: { arity: 1, run: (list, other) => joined(list, need("list", other)) },
  hasAll: { arity: 1, run: (list, other) => holdsAll(list, needItems(other)) },
  hasAny: { arity: 1, run: (list, other) => needItems(other).some((item) => holds(list, item)) },
  hasOnly: { arity: 1, run: (list, other) => holdsAll(needItems(other), list) },
  join: { arity: 1, run: (list, separator) => joinedText(list, need("string", separator)) },
  removeAll: { arity: 1, run: (list, other) => without(list, needItems(other)) },
  toSet: { arity: 0, run: (list) => set(list) },
};

/** Methods that make a new set accept sets only, unlike the tests. */
export const setMethods: Methods<RulesSet> = {
  size: { arity: 0, run: ({ items }) => BigInt(items.length) },
  hasAll: { arity: 1, run: ({ items }, other) => holdsAll(items, needItems(other)) },
  hasAny: {
    arity: 1,
    run: ({ items }, other) => needItems(other).some((item) => holds(items, item)),
  },
  hasOnly: { arity: 1, run: ({ items }, other) => holdsAll(needItems(other), items) },
  difference: {
    arity: 1,
    run: ({ items }, other) => set(without(items, need("set", other).items)),
  },
  intersection: {
    arity: 1,
    run: ({ items }, other) => set(items.filter((item) => holds(need("set", other).items, item))),
  },
  union: { arity: 1, run: ({ items }, other) => set(joined(items, need("set", other).items)) },
};

/** A set of the items without duplicates. */
export function set(items: Value[]): RulesSet {
  return { type: "set", items: unique(items) };
}

function joined(items: Value[], others: Value[]): Value[] {
  needItemRoom(items.length + others.length);
  return [...items, ...others];
}

function joinedText(list: Value[], separator: string): string {
  const texts = list.map(toText);
  const own = texts.reduce((length, text) => length + text.length, 0);
  needTextRoom(own + separator.length * Math.max(0, texts.length - 1));
  return texts.join(separator);
}

function without(items: Value[], removed: Value[]): Value[] {
  return items.filter((item) => !holds(removed, item));
}
