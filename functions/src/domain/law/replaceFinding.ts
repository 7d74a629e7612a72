import type { Finding } from "./lawFinding.ts";

/** A suggestion in capitals, or with a capital first letter, if the words are written so. */
export function inStyleOf(written: string, instead: string): string {
  const letters = written.replace(/[^\p{L}]/gu, "");
  if (letters.length > 3 && letters === letters.toUpperCase()) return instead.toUpperCase();
  const first = letters.charAt(0);
  const isCapital = first !== first.toLowerCase();
  return isCapital ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
}

/**
 * The text of a finding's part with the suggestion in place of its words. Left out words take along the comma or 'e'
 * that joins them, and the line that has nothing else.
 */
export function replaceFinding(text: string, { start, end, instead }: Finding): string {
  if (instead !== "") return text.slice(0, start) + instead + text.slice(end);
  return leaveOut(text, start, end);
}

const nothing = /^[^\p{L}\p{N}]*$/u;

function leaveOut(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  const head = text.slice(lineStart, start);
  const tail = text.slice(end, lineEnd);
  if (nothing.test(head) && nothing.test(tail)) {
    const rest = text.slice(0, lineStart) + text.slice(lineEnd + 1);
    return lineEnd === text.length ? rest.replace(/\n$/, "") : rest;
  }
  return text.slice(0, lineStart) + joined(head, tail) + text.slice(lineEnd);
}

/** The beginning and the end of a line without what stood between. */
function joined(head: string, tail: string): string {
  const after = /^\s*(?:,|;|(?:e|ou)(?!\p{L}))\s*/u.exec(tail)?.[0] ?? "";
  if (nothing.test(head) || /[.!?;:]\s*$/.test(head)) {
    const rest = tail.slice(after.length).trimStart();
    return head + rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  const before = head.replace(/(?:\s*[,;]|\s(?:e|ou|com))?\s*$/u, "");
  if (nothing.test(tail) || /^\s*[.!?)]/.test(tail)) return before + tail.trimStart();
  if (after === "") return `${head.trimEnd()} ${tail.trimStart()}`;
  const wasJoined = before !== head.trimEnd();
  return before + (wasJoined ? tail : ` ${tail.slice(after.length)}`);
}
