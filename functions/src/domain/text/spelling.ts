import { stemOf } from "./wordForms.ts";

// One wrong letter: missing, extra, changed, or swapped with its neighbour. Two words that differ by one share a word that
// is one of them or lacks one of its letters, so equal terms find them.

/** The shortest word whose misspelling is understood, and the shortest that may be one. */
const shortest = 6;
const shortestTyped = shortest - 1;
/** Longer words would have too many terms. */
const longest = 20;

/** What marks these terms; no folded text begins with it. */
const mark = "?";

function terms(word: string): string[] {
  const stem = stemOf(word);
  const without = Array.from(stem, (_letter, i) => stem.slice(0, i) + stem.slice(i + 1));
  return [...new Set([stem, ...without])].map((piece) => mark + piece);
}

function isSpelled(word: string, fewest: number): boolean {
  return /^[a-z]+$/.test(word) && word.length >= fewest && word.length <= longest;
}

/** The terms by which a folded word is found with one wrong letter; none if it is short, long or has a digit. */
export function spelledTerms(word: string): string[] {
  return isSpelled(word, shortest) ? terms(word) : [];
}

/** The terms that a typed word queries, any of which may find what was meant. */
export function typedTerms(word: string): string[] {
  return isSpelled(word, shortestTyped) ? terms(word) : [];
}

/** Whether a typed word may mean another with one wrong letter; both folded. */
export function isMisspelt(typed: string, word: string): boolean {
  return (
    isSpelled(typed, shortestTyped) &&
    isSpelled(word, shortest) &&
    isOneEditApart(stemOf(typed), stemOf(word))
  );
}

function isOneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditApart(b, a);
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length < b.length) return restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isSwapped && restA.slice(2) === restB.slice(2));
}
