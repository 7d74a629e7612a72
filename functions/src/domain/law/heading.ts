import type { Found } from "./lawRule.ts";
import { type WordSet } from "./surroundings.ts";
import { wordsOf } from "./words.ts";

/** How far back a heading is looked for, in characters. */
const reach = 400;

/** Whether the last line before a match that ends with a colon ('Diferenciais:') has one of these words. */
export function isUnderHeading({ reading: { text, words }, start }: Found, isIn: WordSet): boolean {
  const at = words[start]!.start;
  const lines = text
    .slice(Math.max(0, at - reach), at)
    .split("\n")
    .slice(0, -1);
  const heading = lines.findLast((line) => /:[\s*_]*$/.test(line));
  return heading !== undefined && wordsOf(heading).some((word) => isIn(word.text));
}
