/** A segment of a text: in both, only in the old one, or only in the new one. */
export type TextPart = { kind: "same" | "removed" | "added"; text: string };

/** The largest product of word counts that is compared word by word. */
const mostWork = 1_000_000;

/**
 * Two texts word by word, as one list of segments; white space belongs to the word before it. Null if they are too
 * long, or share too little to read well: then show them one after the other.
 */
export function wordDifference(before: string, after: string): TextPart[] | null {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < a.length && head < b.length && isSame(a[head]!, b[head]!)) head++;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    isSame(a[a.length - 1 - tail]!, b[b.length - 1 - tail]!)
  )
    tail++;
  const [middleA, middleB] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  if (middleA.length * middleB.length > mostWork) return null;
  const parts = joined([
    ...b.slice(0, head).map((text): TextPart => ({ kind: "same", text })),
    ...middle(middleA, middleB),
    ...b.slice(b.length - tail).map((text): TextPart => ({ kind: "same", text })),
  ]);
  return readsWell(parts, before, after) ? parts : null;
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

/** Differences of white space alone are not shown. */
function isSame(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd();
}

/** The longest common subsequence, from its table of lengths. */
function middle(a: readonly string[], b: readonly string[]): TextPart[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(a[i]!, b[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);

  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(a[i]!, b[j]!)) {
      parts.push({ kind: "same", text: b[j]! });
      i++;
      j++;
    } else if (
      j === b.length ||
      (i < a.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      parts.push({ kind: "removed", text: a[i++]! });
    } else {
      parts.push({ kind: "added", text: b[j++]! });
    }
  }
  return parts;
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const rows: TextPart[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else rows.push({ ...part });
  }
  return rows;
}

/** At least a third of the longer text is shared. */
function readsWell(parts: readonly TextPart[], before: string, after: string): boolean {
  const same = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  return same * 3 >= Math.max(before.length, after.length);
}
