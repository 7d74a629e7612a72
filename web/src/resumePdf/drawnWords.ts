import { drawnCode } from "./helvetica.ts";

/** Letters of a word that are drawn as they are written, or letters that are not. */
type Piece = {
  /** Characters that the fonts have: a space for a picture. */
  drawn: string;
  /** What was written, where that differs. */
  actual: string | null;
};
/** A word as the fonts can draw it. */
export type DrawnWord = readonly Piece[];

/** Letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  [
    "łl",
    "ŁL",
    "đd",
    "ĐD",
    "ðd",
    "ÐD",
    "ıi",
    "ħh",
    "œoe",
    "ŒOE",
    "þth",
    "ÞTh",
    "‐-",
    "‑-",
    "−-",
  ].map(([letter, ...plain]) => [letter!, plain.join("")]),
);

const invisible = /[\p{Cc}\p{Cf}\p{Surrogate}]/gu;
/** Pictures and their modifiers, for which no letter can stand. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}]/gu;

/** The words of a text, without control characters and direction marks. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(invisible, "")
    .split(" ")
    .filter((word) => word !== "");
}

/** The letters of a word, each with its accents. */
export function lettersOf(word: string): string[] {
  return word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

/** Draws a letter without its accent, if the fonts lack it; one of another script as '?', a picture as a space. */
export function drawnWord(word: string): DrawnWord {
  const pieces: Piece[] = [];
  for (const letter of lettersOf(word)) {
    const drawn = Array.from(letter, drawnChar).join("") || " ";
    const last = pieces.at(-1);
    const isExact = drawn === letter;
    if (!last || isExact !== (last.actual === null))
      pieces.push({ drawn, actual: isExact ? null : letter });
    else {
      last.drawn += drawn;
      if (last.actual !== null) last.actual += letter;
    }
  }
  return pieces;
}

function drawnChar(char: string): string {
  if (drawnCode(char) !== null) return char;
  const base = plainLetters.get(char) ?? char.normalize("NFKD").replace(pictures, "");
  return Array.from(base, (part) => (drawnCode(part) === null ? "?" : part)).join("");
}
