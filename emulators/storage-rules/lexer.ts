import { readQuoted } from "./quoted.ts";
import { refuse, take, type Source } from "./source.ts";

export type Token =
  | { kind: "name" | "symbol" | "end"; text: string; start: number; end: number }
  | {
      kind: "literal";
      value: bigint | number | string | Uint8Array;
      text: string;
      start: number;
      end: number;
    };

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const SYMBOL = /=\*\*|==|!=|<=|>=|&&|\|\||[{}()[\],;:.?!<>=+\-*/%$]/y;

// The most negative integer is a minus before a number that is too large alone.
const LARGEST_INTEGER = 2n ** 63n;

/** Reads the token at or after `offset`, after whitespace and comments. */
export function tokenAt(source: Source, offset: number): Token {
  const start = skipSpace(source, offset);
  if (start >= source.text.length) return { kind: "end", text: "", start, end: start };

  const quoted = readQuoted(source, start);
  if (quoted) return { kind: "literal", value: quoted.value, ...span(source, start, quoted.end) };

  const number = take(NUMBER, source.text, start);
  if (number !== null) return numberToken(source, start, number);

  const name = take(NAME, source.text, start);
  if (name !== null) return { kind: "name", ...span(source, start, start + name.length) };

  const symbol = take(SYMBOL, source.text, start);
  if (symbol !== null) return { kind: "symbol", ...span(source, start, start + symbol.length) };

  return refuse(
    source,
    start,
    `Unexpected '${String.fromCodePoint(source.text.codePointAt(start) ?? 0)}'.`,
  );
}

/** The offset after whitespace and comments. */
export function skipSpace(source: Source, offset: number): number {
  const end = offset + (take(SPACE, source.text, offset) ?? "").length;
  return source.text.startsWith("/*", end) ? refuse(source, end, "Unterminated comment.") : end;
}

function numberToken(source: Source, start: number, text: string): Token {
  const end = start + text.length;
  if (take(NAME, source.text, end) !== null) refuse(source, start, `Malformed number '${text}'.`);

  if (source.text[end] === ".") refuse(source, start, `Malformed number '${text}.'.`);

  const isInteger = /^(?:0[xX].+|\d+)$/.test(text);
  const value = isInteger ? BigInt(text) : Number(text);
  if (typeof value === "bigint" && value > LARGEST_INTEGER) {
    refuse(source, start, `Integer '${text}' does not fit in 64 bits.`);
  }
  return { kind: "literal", value, text, start, end };
}

function span({ text }: Source, start: number, end: number) {
  return { text: text.slice(start, end), start, end };
}
