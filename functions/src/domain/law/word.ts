/** What stands before a word: at most a blank, a comma or its like, a line's end inside a sentence, a sentence's end. */
export const gaps = { blank: 0, comma: 1, line: 2, sentence: 3 } as const;
export type Gap = (typeof gaps)[keyof typeof gaps];

/** A word of a text, folded: lower case, without accents and decoration. */
export type Word = {
  text: string;
  /** UTF-16 indexes into the text as given. */
  start: number;
  end: number;
  /** A number's value, in digits or as a numeral; null for other words. */
  value: number | null;
  gap: Gap;
  /** Whether it has both endings, as 'vendedor(a)'. */
  isBoth: boolean;
};
