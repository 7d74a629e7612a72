import { boundedText } from "../bounds.ts";
import { charactersOf } from "../values/access.ts";
import { matchesWhole, replaceAll, splitAt } from "../values/regularExpression.ts";
import { need } from "../values/value.ts";
import type { Methods } from "./method.ts";

export const stringMethods: Methods<string> = {
  lower: { arity: 0, run: (text) => boundedText(text.toLowerCase()) },
  upper: { arity: 0, run: (text) => boundedText(text.toUpperCase()) },
  trim: { arity: 0, run: (text) => boundedText(text).trim() },
  size: { arity: 0, run: (text) => BigInt(charactersOf(text).length) },
  toUtf8: { arity: 0, run: (text) => boundedText(new Uint8Array(Buffer.from(text))) },
  matches: { arity: 1, run: (text, pattern) => matchesWhole(text, need("string", pattern)) },
  split: { arity: 1, run: (text, pattern) => splitAt(text, need("string", pattern)) },
  replace: {
    arity: 2,
    run: (text, pattern, replacement) =>
      replaceAll(text, need("string", pattern), need("string", replacement)),
  },
};
