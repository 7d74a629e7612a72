import type { Cursor } from "./cursor.ts";
import { skipSpace } from "./lexer.ts";
import { at, refuse, take } from "./source.ts";
import type { Expression, PathPart, Segment } from "./syntax.ts";

// A name may contain dots; in an expression, a dot before a method call ends the path.
const MATCH_SEGMENT = /[\p{L}\p{N}_\-.~%@+:]+/uy;
const EXPRESSION_SEGMENT =
  /(?:[\p{L}\p{N}_\-~%@]|\.(?!\p{L}[\p{L}\p{N}]*\()|:(?=[\p{L}\p{N}_]))+/uy;
const BRACKETED_SEGMENT = /\([\p{L}\p{N}_\-.]+\)/uy;
const WILDCARD = /\{\s*(?<name>[A-Za-z_][A-Za-z0-9_]*)\s*(?<many>=\s*\*\*)?\s*\}/y;

/** Reads `match` and the path after it, to the brace that opens its block. */
export function readMatchPath(cursor: Cursor): Segment[] {
  const { source } = cursor;
  let offset = skipSpace(source, cursor.token.end);
  if (source.text[offset] !== "/") refuse(source, offset, "A match path must begin with '/'.");

  const segments: Segment[] = [];
  while (source.text[offset] === "/") {
    const start = offset + 1;
    const position = at(source, start);
    WILDCARD.lastIndex = start;
    const wildcard = WILDCARD.exec(source.text);
    const text =
      take(BRACKETED_SEGMENT, source.text, start) ?? take(MATCH_SEGMENT, source.text, start);
    if (wildcard?.groups) {
      const { name = "", many } = wildcard.groups;
      segments.push({ kind: many ? "many" : "one", name, position });
      offset = start + wildcard[0].length;
    } else if (text !== null) {
      segments.push({ kind: "exact", text, position });
      offset = start + text.length;
    } else {
      refuse(source, start, "Invalid path segment.");
    }
  }
  if (!/[\s{/]/.test(source.text[offset] ?? " ")) {
    refuse(source, offset, "A wildcard must be a whole path segment.");
  }
  cursor.jump(offset);
  return segments;
}

/**
 * Reads a path such as `/users/$(uid)` in an expression; the cursor is at its first slash. `readInner` reads the
 * expression inside the parentheses.
 */
export function readPath(cursor: Cursor, readInner: (cursor: Cursor) => Expression): Expression {
  const { source, position } = cursor;
  const parts: PathPart[] = [];
  let offset = cursor.token.start;
  while (source.text[offset] === "/") {
    const start = offset + 1;
    if (source.text.startsWith("$(", start)) {
      cursor.jump(start + 2);
      parts.push({ kind: "value", value: readInner(cursor) });
      if (!cursor.is(")")) cursor.fail(`Expected ')' but found ${cursor.describe()}.`);
      offset = cursor.token.end;
    } else {
      const text =
        take(BRACKETED_SEGMENT, source.text, start) ?? take(EXPRESSION_SEGMENT, source.text, start);
      if (text === null) refuse(source, start, "Invalid path segment.");
      parts.push({ kind: "text", text });
      offset = start + text.length;
    }
  }
  cursor.jump(offset);
  return { kind: "path", parts, position };
}
