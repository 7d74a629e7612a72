import { positionAt, SyntaxFault, type Position } from './position.ts';

/** A source file as `load_ruleset` brings it. */
export type Source = { file: string; text: string };

/** Line and column of an offset of a source. */
export function at(source: Source, offset: number): Position {
  return positionAt(source.file, source.text, offset);
}

/** Refuses the source, at an offset of it. */
export function refuse(source: Source, offset: number, description: string): never {
  throw new SyntaxFault(description, at(source, offset));
}

/** What a sticky pattern matches at an offset, or null. */
export function take(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}
