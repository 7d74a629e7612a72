import { SyntaxFault, type Position } from "./position.ts";

/** A source file from `load_ruleset`. */
export type Source = { file: string; text: string };

const lineStartsOf = new WeakMap<Source, number[]>();

/** Line and column of an offset of a source, both counted from 1. */
export function at(source: Source, offset: number): Position {
  const starts = lineStarts(source);
  let line = 0;
  for (let step = starts.length; step >= 1; step = Math.floor(step / 2)) {
    while ((starts[line + step] ?? Infinity) <= offset) line += step;
  }
  return { file: source.file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

function lineStarts(source: Source): number[] {
  const known = lineStartsOf.get(source);
  if (known) return known;
  const starts = [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  lineStartsOf.set(source, starts);
  return starts;
}

/** Rejects the source at this offset. */
export function refuse(source: Source, offset: number, description: string): never {
  throw new SyntaxFault(description, at(source, offset));
}

/** The match of a sticky pattern at an offset, or null. */
export function take(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}
