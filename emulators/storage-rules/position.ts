/** A position in a source: the file's name, and line and column, counted from 1. */
export type Position = { file: string; line: number; column: number };

/** An error or warning about a source; the protocol sends it as text (see `issueText`). */
export type Issue = { description: string; position: Position };

/** Rejects a source, when parsing cannot continue. */
export class SyntaxFault extends Error {
  readonly position: Position;

  constructor(description: string, position: Position) {
    super(description);
    this.position = position;
  }
}

/** The form in which firebase-tools reads an issue and prints `description in file:line`. */
export function issueText({ description, position }: Issue): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: position.file, line_: position.line, column_: position.column },
  });
}
