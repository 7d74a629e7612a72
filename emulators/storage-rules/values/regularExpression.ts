import { RE2JS } from "re2js";
import { EvaluationError } from "../errors.ts";

const compiled = new Map<string, RE2JS>();
const MOST_KEPT = 500;

/** Whether the whole text matches; RE2, so the time is linear in the text. */
export function matchesWhole(text: string, pattern: string): boolean {
  return compile(pattern).matches(text);
}

/** Replaces every match by a text taken literally. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  return compile(pattern).matcher(text).replaceAll(RE2JS.quoteReplacement(replacement));
}

/** The texts between the matches; an empty match cuts between characters. */
export function splitAt(text: string, pattern: string): string[] {
  const matcher = compile(pattern).matcher(text);
  const pieces: string[] = [];
  let from = 0;
  while (matcher.find()) {
    if (
      matcher.end() === 0 ||
      (matcher.start() === matcher.end() && matcher.start() === text.length)
    )
      continue;
    pieces.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  return [...pieces, text.slice(from)];
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  if (compiled.size >= MOST_KEPT) compiled.clear();
  try {
    const made = RE2JS.compile(pattern);
    compiled.set(pattern, made);
    return made;
  } catch {
    throw new EvaluationError(`Invalid regular expression: ${pattern}`);
  }
}
