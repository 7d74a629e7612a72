import type { Found } from "./lawRule.ts";

/** The folded words of a finding. */
export function plainOf({ reading: { words }, start, end }: Found): string[] {
  return words.slice(start, end).map(({ text }) => text);
}

/** The words of a finding as written. */
export function writtenOf({ reading: { words, text }, start, end }: Found): string {
  return text.slice(words[start]!.start, words[end - 1]!.end);
}

/** The words before it as written, '' at a sentence's start. */
export function wordBefore({ reading: { words }, start }: Found): string {
  return words[start]!.gap >= 3 ? "" : (words[start - 1]?.text ?? "");
}
