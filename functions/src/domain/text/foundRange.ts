import { foldText } from "./searchTerms.ts";
import { typedSearch } from "./typedSearch.ts";

/** A half-open range, as `slice` takes it. */
type Range = { start: number; end: number };

/**
 * Where a displayed text contains the search; null if it does not. Case, accents and punctuation are ignored, and in
 * a number everything between digits.
 */
export function foundRange(text: string, search: string): Range | null {
  const wanted = foldText(typedSearch(search));
  if (wanted === "") return null;
  const isNumber = /^\d+$/.test(wanted);
  const letters: { letter: string; start: number; end: number }[] = [];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const folded = foldText(character);
    const previous = letters.at(-1);
    if (/^\p{M}$/u.test(character)) {
      if (previous) previous.end = at;
    } else if (folded !== "") {
      for (const letter of folded) letters.push({ letter, start, end: at });
    } else if (!isNumber && previous && previous.letter !== " ")
      letters.push({ letter: " ", start, end: at });
  }
  const wantedLetters = [...wanted];
  const index = letters.findIndex((_one, i) =>
    wantedLetters.every((letter, j) => letters[i + j]?.letter === letter),
  );
  return index < 0
    ? null
    : { start: letters[index]!.start, end: letters[index + wantedLetters.length - 1]!.end };
}
