import type { Word } from "./word.ts";

/** What follows a word's stem in parentheses or after a slash. */
const endings = new Set("a o e as os es ao ra ora eira eiro dora x".split(" "));

/** The shortest word that may have another ending: not 'e/o'. */
const shortest = 4;

/** Joins the other ending of a word to it: 'vendedor(a)', 'solteiro/a', 'casados(as)' are one word each. */
export function joinEndings(words: Word[], text: string): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && isEnding(word, before, text)) {
      before.isBoth = true;
      before.end = text.charAt(word.end) === ")" ? word.end + 1 : word.end;
      if (/^s(?!\p{L})/u.test(text.slice(before.end, before.end + 2))) before.end += 1;
    } else joined.push(word);
  }
  return joined;
}

function isEnding(word: Word, before: Word, text: string): boolean {
  if (!endings.has(word.text) || before.text.length < shortest || before.value !== null)
    return false;
  if (word.start !== before.end + 1) return false;
  const sign = text.charAt(before.end);
  return sign === "/" || (sign === "(" && text.charAt(word.end) === ")");
}
