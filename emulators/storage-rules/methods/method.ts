import type { Value } from "../values/value.ts";

/** A function of a namespace: its number of arguments, and its result. */
export type Callable = { arity: number; run: (...values: Value[]) => Value };

/** Methods of values of type `T`, by name; `arity` excludes the value itself. */
export type Methods<T> = Record<
  string,
  { arity: number; run: (self: T, ...values: Value[]) => Value }
>;
