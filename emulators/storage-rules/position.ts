/** Where something stands in a source: the file's name, and line and column counted from 1. */
export type Position = { file: string; line: number; column: number };

/** What loading says about a source; the wire wants it as text (see `issueText`). */
export type Issue = { description: string; position: Position };

/** Refusal of a source, raised where reading cannot go on. */
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
