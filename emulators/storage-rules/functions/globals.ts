import type { Callable } from "../methods/method.ts";
import { toBool, toFloat, toInt, toText } from "../values/convert.ts";
import { pathTemplate } from "../values/path.ts";
import { need } from "../values/value.ts";

/** Functions called without a prefix. */
export const GLOBAL_FUNCTIONS: Record<string, Callable> = {
  bool: { arity: 1, run: (value = null) => toBool(value) },
  int: { arity: 1, run: (value = null) => toInt(value) },
  float: { arity: 1, run: (value = null) => toFloat(value) },
  string: { arity: 1, run: (value = null) => toText(value) },
  path: { arity: 1, run: (value) => pathTemplate(need("string", value)) },
  // debug prints nothing, because standard output belongs to the protocol.
  debug: { arity: 1, run: (value = null) => value },
};
