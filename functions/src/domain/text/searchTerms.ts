import { town } from "../town.ts";
import { otherForms, sharedBeginning, stemOf } from "./wordForms.ts";

/**
 * Lengths of the pieces of a word that are indexed. Firestore compares whole elements, so 'contains' needs a piece
 * of the length asked for; these lengths keep a title of 100 characters under 700 pieces.
 */
const pieceLengths = [1, 2, 3, 4, 6, 8, 12] as const;

/** Lower-case, without accents and decoration ('𝗖𝗮𝗶𝘅𝗮'), one space between words: 'Operário  de Fazenda' → 'operario de fazenda'. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** 'Vendedor(a)', 'Vendedor/a' → 'Vendedora'. */
function withEndings(title: string): string {
  return title.replace(/(?<=\p{L})[(/](\p{L}{1,2})(?!\p{L})\)?/gu, "$1");
}

/** A title as it is written, and with its endings joined to their words. */
export function readings(title: string): string[] {
  return [foldText(title), foldText(withEndings(title))];
}

/** Every indexed piece of a title, sorted and without repeats. */
export function searchTerms(title: string): string[] {
  const pieces = new Set<string>();
  const written = readings(title).flatMap((reading) => reading.split(" "));
  for (const word of new Set(written.flatMap((one) => [one, ...otherForms(one)]))) {
    const letters = [...word];
    // Nearly every letter is one unit; those that are two may not be cut.
    const piece =
      letters.length === word.length
        ? (start: number, end: number) => word.slice(start, end)
        : (start: number, end: number) => letters.slice(start, end).join("");
    for (const length of pieceLengths) {
      for (let start = 0; start + length <= letters.length; start += 1)
        pieces.add(piece(start, start + length));
    }
  }
  return [...pieces].sort();
}

/** A word with a number in it that is this long is told from others by its end: phone numbers of a region begin alike. */
const longNumber = 10;

/** The indexed piece that tells a word from others: the longest at its start, or, of a long number, at its end. */
function tellingPiece(letters: readonly string[]): string | null {
  const length = pieceLengths.findLast((candidate) => candidate <= letters.length);
  if (length === undefined) return null;
  const byEnd = letters.length >= longNumber && letters.some((letter) => /\p{N}/u.test(letter));
  return (byEnd ? letters.slice(-length) : letters.slice(0, length)).join("");
}

/** The shortest beginning kept of a word in a long text. */
const shortestBeginning = 3;
const beginningLengths = pieceLengths.filter((length) => length >= shortestBeginning);

/**
 * Every indexed beginning of the words of a text of any length, and the end of long numbers, without repeats: a letter
 * of 4,000 characters has under 2,000.
 */
export function wordBeginnings(text: string): string[] {
  const pieces = new Set<string>();
  for (const word of foldText(text).split(" ")) {
    const letters = [...word];
    if (letters.length < shortestBeginning) continue;
    for (const length of beginningLengths) {
      // Stryker disable next-line EqualityOperator: a word of just this length is its own telling piece
      if (length <= letters.length) pieces.add(letters.slice(0, length).join(""));
    }
    pieces.add(tellingPiece(letters)!);
  }
  return [...pieces];
}

/** Words that tell nothing: a search of others need not hold them ('pedreiro em outra cidade'). */
const connectives = new Set(
  "a o as os e ou de da do das dos em na no nas nos para pra por com um uma".split(" "),
);

/** 'vendedor(a)' → 'vendedor': every form is looked for anyway. */
function withoutEndings(search: string): string {
  return search.replace(/(?<=\p{L}{3})[(/]\p{L}{1,2}(?!\p{L})\)?/gu, "");
}

/** The words of a search that say what is looked for, folded; connectives only where there is nothing else. None when nothing is typed. */
export function wordsOf(search: string): string[] {
  const words = foldText(withoutEndings(search)).split(" ").filter(Boolean);
  const telling = words.filter((word) => !connectives.has(word));
  return telling.length > 0 ? telling : words;
}

const placeWords = new Set(town.places.flatMap((place) => foldText(place).split(" ")));

/**
 * The one indexed piece to ask for: of the longest word typed, the beginning that its forms share. Half of all jobs
 * are in one place, so that a word that names one is asked for only where there is no other. Null when nothing is typed.
 */
export function searchTermFor(search: string): string | null {
  const words = wordsOf(search);
  const telling = words.filter((word) => !placeWords.has(word));
  const beginnings = (telling.length > 0 ? telling : words).map((word) => [
    ...sharedBeginning(word),
  ]);
  return tellingPiece(
    beginnings.reduce((best, word) => (word.length > best.length ? word : best), []),
  );
}

/** The stems of a text's words, in order, between spaces. */
export function stemsOf(text: string): string {
  return ` ${foldText(text).split(" ").map(stemOf).join(" ")} `;
}

/** Whether a folded word is in a text, in a word of it, or in another of its forms. */
export function hasWord(text: string, word: string): boolean {
  return readings(text).some(
    (reading) => reading.includes(word) || stemsOf(reading).includes(` ${stemOf(word)} `),
  );
}
