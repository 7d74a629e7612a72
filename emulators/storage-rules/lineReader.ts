// In UTF-16 units. A Firestore document holds at most 1 MiB, which JSON may expand sixfold.
const LONGEST_LINE = 8 * 1024 * 1024;

const KEPT_OF_TOO_LONG = 100;

/** Splits a text that comes in pieces into lines, and keeps at most the longest allowed line. */
export class LineReader {
  readonly #take: (line: string) => void;
  readonly #refuse: (end: string) => void;
  #pieces: string[] = [];
  #length = 0;

  /** `take` gets each line; `refuse` the last characters of one that is too long. */
  constructor(take: (line: string) => void, refuse: (end: string) => void) {
    this.#take = take;
    this.#refuse = refuse;
  }

  read(text: string): void {
    let from = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", from)) {
      this.#keep(text.slice(from, end));
      this.#endLine();
      from = end + 1;
    }
    this.#keep(text.slice(from));
  }

  #keep(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > LONGEST_LINE)
      this.#pieces = [this.#pieces.slice(-2).join("").slice(-KEPT_OF_TOO_LONG)];
  }

  #endLine(): void {
    const line = this.#pieces.join("").trimEnd();
    const isTooLong = this.#length > LONGEST_LINE;
    this.#pieces = [];
    this.#length = 0;
    if (isTooLong) this.#refuse(line);
    else this.#take(line);
  }
}
