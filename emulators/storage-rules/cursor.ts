import { tokenAt, type Token } from "./lexer.ts";
import type { Position } from "./position.ts";
import { at, refuse, type Source } from "./source.ts";

// Deeper nesting would overflow the stack of code that walks the tree.
const DEEPEST = 400;

// Twice the expressions that a request may evaluate.
const LONGEST_CHAIN = 2000;

/** A position in a source and its token. */
export class Cursor {
  readonly source: Source;
  #token: Token;
  #depth = 0;

  constructor(source: Source) {
    this.source = source;
    this.#token = tokenAt(source, 0);
  }

  get token(): Token {
    return this.#token;
  }

  get position(): Position {
    return at(this.source, this.#token.start);
  }

  is(...texts: string[]): boolean {
    return this.#token.kind !== "literal" && texts.includes(this.#token.text);
  }

  next(): Token {
    const taken = this.#token;
    this.jump(taken.end);
    return taken;
  }

  /** Continues at an offset, for paths, which are not made of tokens. */
  jump(offset: number): void {
    this.#token = tokenAt(this.source, offset);
  }

  skip(text: string): boolean {
    const found = this.is(text);
    if (found) this.next();
    return found;
  }

  expect(text: string): Token {
    return this.is(text)
      ? this.next()
      : this.fail(`Expected '${text}' but found ${this.describe()}.`);
  }

  name(what: string): { name: string; position: Position } {
    const { position } = this;
    if (this.#token.kind !== "name") this.fail(`Expected ${what} but found ${this.describe()}.`);
    return { name: this.next().text, position };
  }

  /** The end of a statement: a semicolon, optional before `}` and before the next statement. */
  endStatement(): void {
    if (!this.skip(";") && !this.is("}", "allow", "match", "function"))
      this.fail(`Missing ';' at ${this.describe()}.`);
  }

  nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.fail("Nested too deeply.");
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Limits a chain such as `a + b + c`, whose tree is as deep as the chain is long. */
  link(links: number): void {
    if (links > LONGEST_CHAIN) this.fail("The expression is too long.");
  }

  fail(description: string): never {
    return refuse(this.source, this.#token.start, description);
  }

  describe(): string {
    return this.#token.kind === "end" ? "the end of the file" : `'${this.#token.text}'`;
  }
}
