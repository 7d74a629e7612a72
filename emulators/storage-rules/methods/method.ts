import type { Value } from "../values/value.ts";

/** A function of a namespace: how many arguments it takes and what it answers. */
export type Callable = { arity: number; run: (...values: Value[]) => Value };

/** Methods of values of type `T`, by name; `arity` does not count the value itself. */
export type Methods<T> = Record<
  string,
  { arity: number; run: (self: T, ...values: Value[]) => Value }
>;
