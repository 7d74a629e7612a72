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
function readings(title: string): string[] {
  return [foldText(title), foldText(withEndings(title))];
}

/** Every indexed piece of a title, sorted and without repeats. */
export function searchTerms(title: string): string[] {
  const pieces = new Set<string>();
  for (const word of new Set(readings(title).flatMap((reading) => reading.split(" ")))) {
    const letters = [...word];
    for (const length of pieceLengths) {
      for (let start = 0; start + length <= letters.length; start += 1)
        pieces.add(letters.slice(start, start + length).join(""));
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

/** The one indexed piece to ask for: what tells the longest word typed from others. Null when nothing is typed. */
export function searchTermFor(search: string): string | null {
  const words = foldText(search)
    .split(" ")
    .map((word) => [...word]);
  return tellingPiece(words.reduce((best, word) => (word.length > best.length ? word : best)));
}

/** Whether each word typed is in the title, or in a word of it: the one indexed piece finds more than that. */
export function titleContains(title: string, search: string): boolean {
  const texts = readings(title);
  return foldText(search)
    .split(" ")
    .every((word) => texts.some((text) => text.includes(word)));
}
