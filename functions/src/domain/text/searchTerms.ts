import { town } from "../town.ts";
import { otherForms, sharedBeginning, stemOf } from "./wordForms.ts";

/**
 * Lengths of a word's indexed pieces. Firestore compares whole elements, so 'contains' needs a piece of the queried
 * length; these lengths keep a title of 100 characters under 700 pieces.
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

/** An ending in brackets or after a slash: 'vendedor(a)', 'vendedor/a'. */
const ending = /[(/](\p{L}{1,2})(?!\p{L})\)?/gu;

/** Changes the endings after such letters; the three last ones are looked at, of two units each at most. */
function changeEndings(text: string, after: RegExp, change: (letters: string) => string): string {
  return text.replace(ending, (found, letters: string, at: number) =>
    after.test(text.slice(Math.max(0, at - 6), at)) ? change(letters) : found,
  );
}

/** 'Vendedor(a)', 'Vendedor/a' → 'Vendedora'. */
function withEndings(title: string): string {
  return changeEndings(title, /\p{L}$/u, (letters) => letters);
}

/** A title as written, and with its endings joined to their words. */
export function readings(title: string): string[] {
  return [foldText(title), foldText(withEndings(title))];
}

/** Every indexed piece of a title, sorted and unique. */
export function searchTerms(title: string): string[] {
  const pieces = new Set<string>();
  const written = readings(title).flatMap((reading) => reading.split(" "));
  for (const word of new Set(written.flatMap((one) => [one, ...otherForms(one)]))) {
    const letters = [...word];
    // Nearly every letter is one unit; surrogate pairs may not be split.
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

/** A word of this length with a number in it is distinguished by its end: phone numbers of a region begin alike. */
const longNumber = 10;

/** The indexed piece that distinguishes a word: the longest at its start or, for a long number, at its end. */
function tellingPiece(letters: readonly string[]): string | null {
  const length = pieceLengths.findLast((candidate) => candidate <= letters.length);
  if (length === undefined) return null;
  const byEnd = letters.length >= longNumber && letters.some((letter) => /\p{N}/u.test(letter));
  return (byEnd ? letters.slice(-length) : letters.slice(0, length)).join("");
}

/** The shortest indexed beginning of a word in a long text. */
const shortestBeginning = 3;
const beginningLengths = pieceLengths.filter((length) => length >= shortestBeginning);

/**
 * Every indexed beginning of the words of a text of any length, and the end of long numbers, without duplicates: a
 * letter of 4,000 characters has under 2,000.
 */
export function wordBeginnings(text: string): string[] {
  const pieces = new Set<string>();
  for (const word of foldText(text).split(" ")) {
    const letters = [...word];
    if (letters.length < shortestBeginning) continue;
    for (const length of beginningLengths) {
      // Stryker disable next-line EqualityOperator: a word of exactly this length is its own distinguishing piece
      if (length <= letters.length) pieces.add(letters.slice(0, length).join(""));
    }
    pieces.add(tellingPiece(letters)!);
  }
  return [...pieces];
}

/** Stop words, which a job need not contain ('pedreiro em outra cidade'). */
const connectives = new Set(
  "a o as os e ou de da do das dos em na no nas nos para pra por com um uma".split(" "),
);

/** Words that fit every job of the board, as the state's abbreviation does: 'vagas de motorista'. */
const ofEveryJob = new Set(["vaga", "vagas", "emprego", "empregos", foldText(town.state)]);

/** 'vendedor(a)' → 'vendedor': every form is searched anyway. */
function withoutEndings(search: string): string {
  return changeEndings(search, /\p{L}{3}$/u, () => "");
}

/**
 * The meaningful words of a search, folded; those that fit every job only if there are no others, and stop words only if
 * there is nothing else. Empty if nothing is typed.
 */
export function wordsOf(search: string): string[] {
  const words = foldText(withoutEndings(search)).split(" ").filter(Boolean);
  const full = words.filter((word) => !connectives.has(word));
  const telling = full.filter((word) => !ofEveryJob.has(word));
  return [telling, full].find((some) => some.length > 0) ?? words;
}

const placeWords = new Set(town.places.flatMap((place) => foldText(place).split(" ")));

/** Words that half of all titles have before what tells them apart ('auxiliar de cozinha'). */
const generic = new Set(
  "agente agricola ajudante assistente atendente auxiliar empregado encarregado fazenda operador profissional servente servico tecnico trabalhador vaga"
    .split(" ")
    .map(stemOf),
);

function isGeneric(word: string): boolean {
  return generic.has(stemOf(word));
}

/** The shortest word that may be queried in place of a longer generic one. */
const shortestTelling = 4;

/**
 * The word of a search that is queried: the longest that tells most. Half of all jobs are in one place, so a place's
 * word is queried only if there is no other, and a generic one only before that. Null if nothing is typed.
 */
export function queriedWord(search: string): string | null {
  const words = wordsOf(search);
  const elsewhere = words.filter((word) => !placeWords.has(word));
  const telling = elsewhere.filter((word) => word.length >= shortestTelling && !isGeneric(word));
  const choice = [telling, elsewhere, words].find((some) => some.length > 0) ?? [];
  const lengthOf = (word: string) => [...sharedBeginning(word)].length;
  return choice.reduce<string | null>(
    (best, word) => (best === null || lengthOf(word) > lengthOf(best) ? word : best),
    null,
  );
}

/** The one indexed piece to query: of the queried word, the beginning that its forms share. Null if nothing is typed. */
export function searchTermFor(search: string): string | null {
  const word = queriedWord(search);
  return word === null ? null : tellingPiece([...sharedBeginning(word)]);
}

/** The pieces that searches for a folded word, in any form, query. */
export function queriedPieces(word: string): string[] {
  return [word, ...otherForms(word)].flatMap(
    (form) => tellingPiece([...sharedBeginning(form)]) ?? [],
  );
}

/** The stems of a text's words, in order, between spaces. */
export function stemsOf(text: string): string {
  return ` ${foldText(text).split(" ").map(stemOf).join(" ")} `;
}

/** Whether a text contains a folded word, as part of a word or in another form. */
export function hasWord(text: string, word: string): boolean {
  return readings(text).some(
    (reading) => reading.includes(word) || stemsOf(reading).includes(` ${stemOf(word)} `),
  );
}
