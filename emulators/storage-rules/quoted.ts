import { refuse, take, type Source } from "./source.ts";

const SIMPLE_ESCAPES: Record<string, string> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  "?": "?",
  "/": "/",
};

const BYTES_OPEN = /[bB]["']/y;

type Quoted = { value: string | Uint8Array; end: number };

/** Reads a string, or bytes if a `b` precedes the quote; null if neither begins here. */
export function readQuoted(source: Source, start: number): Quoted | null {
  const bytes = take(BYTES_OPEN, source.text, start) !== null;
  const open = bytes ? start + 1 : start;
  const quote = source.text[open];
  if (quote !== "'" && quote !== '"') return null;

  const chunks: (string | number)[] = [];
  let offset = open + 1;
  while (source.text[offset] !== quote) {
    const character = source.text[offset];
    if (character === undefined || character === "\n" || character === "\r") {
      refuse(source, start, "Unterminated string.");
    }
    if (character === "\\") {
      const escape = readEscape(source, offset, bytes);
      chunks.push(escape.value);
      offset = escape.end;
    } else {
      chunks.push(character);
      offset += 1;
    }
  }
  return { value: bytes ? bytesOf(chunks) : chunks.join(""), end: offset + 1 };
}

/** In bytes, `\x` and octal escapes are single bytes; in strings they are code points. */
function readEscape(source: Source, offset: number, bytes: boolean): Escape {
  const rest = source.text.slice(offset + 1, offset + 10);
  const simple = SIMPLE_ESCAPES[rest[0] ?? ""];
  if (simple !== undefined) return { value: simple, end: offset + 2 };

  return (
    readByte(rest, offset, bytes) ??
    readPoint(rest, offset) ??
    refuse(source, offset, `Invalid escape sequence '\\${rest[0] ?? ""}'.`)
  );
}

type Escape = { value: string | number; end: number };

function readByte(rest: string, offset: number, bytes: boolean): Escape | null {
  const byte = /^(?:[xX](?<hex>[0-9a-fA-F]{2})|(?<octal>[0-3][0-7]{2}))/.exec(rest);
  if (byte === null) return null;
  const { hex, octal } = byte.groups ?? {};
  const code = hex === undefined ? parseInt(octal ?? "", 8) : parseInt(hex, 16);
  return { value: bytes ? code : String.fromCodePoint(code), end: offset + 1 + byte[0].length };
}

function readPoint(rest: string, offset: number): Escape | null {
  const point = /^(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/.exec(rest);
  const code = parseInt(point?.[1] ?? point?.[2] ?? "", 16);
  return point && code <= 0x10ffff
    ? { value: String.fromCodePoint(code), end: offset + 1 + point[0].length }
    : null;
}

function bytesOf(chunks: (string | number)[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let text = "";
  for (const chunk of chunks) {
    if (typeof chunk === "string") {
      text += chunk;
      continue;
    }
    parts.push(Buffer.from(text), Uint8Array.of(chunk));
    text = "";
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(text)]));
}
