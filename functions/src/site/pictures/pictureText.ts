/** The characters of the picture's font: Latin letters with accents, and ordinary punctuation. */
const drawable =
  /[\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F\u0218-\u021B\u2010-\u2015\u2018-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]/;

/**
 * The text as it can be drawn, in one line: decorated letters become plain ones, and characters without a letter
 * (emoji, other scripts, direction marks) are left out.
 */
export function drawableText(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/gu, " ")].map((letter) =>
    drawable.test(letter)
      ? letter
      : [...letter.normalize("NFKD")].filter((part) => drawable.test(part)).join(""),
  );
  return letters.join("").replace(/ +/g, " ").trim();
}

const narrow = /[ijlftr.,:;'!|()[\]I1 ]/;
const wide = /[mwMW@%—]/;

/** A text's approximate width in the picture's font, in units of the font size. */
export function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.32;
  if (wide.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.64 : 0.54;
}

export type TextSize = { size: number; lines: number };

/** The largest size at which the lines fit that width, with a margin for unbreakable words, else the smallest. */
export function fittingSize(text: string, width: number, sizes: readonly TextSize[]): TextSize {
  const needed = textWidth(text);
  return (
    sizes.find(({ size, lines }) => needed * size <= width * (lines === 1 ? 1 : lines - 0.6)) ??
    sizes.at(-1)!
  );
}

/** The beginning of a text that fits that width in one line, with an ellipsis if something is left out. */
export function cutTo(text: string, width: number, size: number): string {
  const fits = (words: string) => textWidth(words) * size * 1.05 <= width;
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
