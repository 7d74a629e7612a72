/** What a character is to the words of a text. */
export const kinds = {
  letter: 0,
  digit: 1,
  /** Belongs to the word it stands in or after, without a letter of its own. */
  silent: 2,
  /** A word of its own. */
  symbol: 3,
  blank: 4,
  /** A comma or what separates like one. */
  comma: 5,
  newline: 6,
  dot: 7,
  /** The end of a sentence or of an item. */
  sentence: 8,
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** A character's folded letters, '' for all but letters and digits. */
export type Letter = { text: string; kind: Kind };

const known: readonly (readonly [Kind, string])[] = [
  [kinds.blank, " \t\r*_~`\"'“”‘’´$%"],
  [kinds.comma, "-‐‑–—,:/\\()[]=&@"],
  [kinds.newline, "\n\u2028\u2029\u0085\v\f"],
  [kinds.dot, "."],
  [kinds.symbol, "+"],
  [kinds.silent, "ºª°\u00ad\ufe0f"],
];
const separators = new Map(
  known.flatMap(([kind, characters]) => Array.from(characters, (one) => [one, kind] as const)),
);

function foldOf(character: string): Letter {
  const kind = separators.get(character);
  if (kind !== undefined) return { text: kind === kinds.symbol ? character : "", kind };
  const text = character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^\p{L}+$/u.test(text)) return { text, kind: kinds.letter };
  if (/^[0-9]+$/.test(text)) return { text, kind: kinds.digit };
  if (/^\p{Cf}*$/u.test(text)) return { text: "", kind: kinds.silent };
  return { text: "", kind: /^\s+$/.test(text) ? kinds.blank : kinds.sentence };
}

/** Those of Basic Latin and Latin-1, of which nearly every text consists. */
const latin = Array.from({ length: 0x100 }, (_none, code) => foldOf(String.fromCharCode(code)));

/** What a code point is: 'Á' is the letter 'a', '𝗛' is 'h', an emoji ends a sentence. */
export function letterOf(codePoint: number): Letter {
  return latin[codePoint] ?? foldOf(String.fromCodePoint(codePoint));
}
