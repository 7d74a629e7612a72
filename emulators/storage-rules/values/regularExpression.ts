import { RE2JS } from "re2js";
import { needItemRoom, needTextRoom, spend } from "../bounds.ts";
import { EvaluationError } from "../errors.ts";
import { expand, templateFrom } from "./replacement.ts";

const MOST_KEPT = 500;
const LONGEST_PATTERN = 4096;

// A repetition is expanded when a pattern is compiled: its length times its counts bounds the result.
const LARGEST_PATTERN = 50_000;
const COUNTS = /\{(?<least>\d+)(?:,(?<most>\d*))?\}/g;

const STEPS_PER_INSTRUCTION = 100;
const STEPS_PER_MATCH = 5;
const CHARACTERS_PER_STEP = 64;

const compiled = new Map<string, RE2JS>();

/** Whether the whole text matches; RE2, so the time is linear in the text. */
export function matchesWhole(text: string, pattern: string): boolean {
  return compiledFor(text, pattern).matches(text);
}

/** Replaces every match; in the replacement `$1` and `${name}` stand for groups, and a backslash quotes. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  const matcher = compiledFor(text, pattern).matcher(text);
  const template = templateFrom(replacement);
  const pieces: string[] = [];
  let from = 0;
  let length = 0;
  while (matcher.find()) {
    spend(STEPS_PER_MATCH * (1 + template.length));
    const inserted = expand(template, matcher);
    length += matcher.start() - from + inserted.length;
    needTextRoom(length);
    pieces.push(text.slice(from, matcher.start()), inserted);
    from = matcher.end();
  }
  needTextRoom(length + text.length - from);
  return [...pieces, text.slice(from)].join("");
}

/**
 * The texts between the matches, empty matches included, as Google's engine has them: without the empty texts at
 * the end, and one empty text where nothing else is left.
 */
export function splitAt(text: string, pattern: string): string[] {
  const matcher = compiledFor(text, pattern).matcher(text);
  const pieces: string[] = [];
  let from = 0;
  while (matcher.find()) {
    spend(STEPS_PER_MATCH);
    needItemRoom(pieces.length);
    pieces.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  if (pieces.length === 0) return [text];
  pieces.push(text.slice(from));
  const kept = pieces.slice(0, pieces.findLastIndex((piece) => piece !== "") + 1);
  return kept.length > 0 ? kept : [""];
}

/** The compiled pattern; an evaluation error if it is not RE2, or too large. */
export function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  if (sizeOf(pattern) > LARGEST_PATTERN)
    throw new EvaluationError("The regular expression is too large.");
  if (compiled.size >= MOST_KEPT) compiled.clear();
  try {
    const made = RE2JS.compile(pattern);
    compiled.set(pattern, made);
    spend(made.programSize() * STEPS_PER_INSTRUCTION);
    return made;
  } catch (error) {
    if (error instanceof Error && error.name.startsWith("RE2JS"))
      throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`);
    throw error;
  }
}

function sizeOf(pattern: string): number {
  if (pattern.length > LONGEST_PATTERN) return Infinity;
  let counts = 0;
  for (const { groups } of pattern.matchAll(COUNTS))
    counts += Math.max(Number(groups?.least), Number(groups?.most ?? 0));
  return pattern.length * Math.max(1, counts);
}

function compiledFor(text: string, pattern: string): RE2JS {
  const made = compile(pattern);
  spend(1 + Math.ceil((text.length * made.programSize()) / CHARACTERS_PER_STEP));
  return made;
}
