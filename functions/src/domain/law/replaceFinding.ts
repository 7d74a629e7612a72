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

/** Words that cannot end a line once the words after them are gone. */
const hanging = new Set("e ou com de do da por para que ser seja ter só somente apenas".split(" "));

/** The beginning of a list without the comma or the 'e' at its end; null if it has none. */
function withoutJoint(head: string): string | null {
  const rest = head.trimEnd();
  const joint = [",", ";", " e", " ou"].find((one) => rest.endsWith(one));
  return joint === undefined ? null : rest.slice(0, -joint.length);
}

/** A line's beginning without the comma and the words that led to what is left out. */
function withoutHanging(head: string): string {
  const rest = head.trimEnd();
  const last = rest.slice(rest.lastIndexOf(" ") + 1);
  if (/[,;]$/.test(rest)) return withoutHanging(rest.slice(0, -1));
  return hanging.has(last.toLowerCase()) ? withoutHanging(rest.slice(0, -last.length)) : rest;
}

const nothing = /^[^\p{L}\p{N}]*$/u;

function leaveOut(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  let head = text.slice(lineStart, start);
  let tail = text.slice(end, lineEnd);
  if (/[(["“]\s*$/.test(head) && /^\s*[)\]"”]/.test(tail)) {
    head = head.replace(/\s*[(["“]\s*$/, "");
    tail = tail.replace(/^\s*[)\]"”]/, "");
  }
  if (nothing.test(head) && nothing.test(tail)) {
    const rest = text.slice(0, lineStart) + text.slice(lineEnd + 1);
    return lineEnd === text.length ? rest.replace(/\n$/, "") : rest;
  }
  return text.slice(0, lineStart) + joined(head, tail) + text.slice(lineEnd);
}

/** The beginning and the end of a line without what stood between. */
function joined(head: string, tail: string): string {
  const after = /^\s*(?:,|;|(?:e|ou)(?!\p{L}))\s*/u.exec(tail)?.[0] ?? "";
  if (nothing.test(head) || /[.!?;:]$/.test(head.trimEnd())) {
    const rest = tail.slice(after.length).trimStart();
    return head + rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  if (nothing.test(tail) || /^\s*[.!?)]/.test(tail)) return withoutHanging(head) + tail.trimStart();
  if (after === "") return `${head.trimEnd()} ${tail.trimStart()}`;
  const list = withoutJoint(head);
  return list === null ? `${head.trimEnd()} ${tail.slice(after.length)}` : list + tail;
}
