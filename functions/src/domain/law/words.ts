import { joinEndings } from "./endings.ts";
import { kinds, letterOf, type Letter } from "./letters.ts";
import { meantWord } from "./meantWord.ts";
import { joinNumbers, valueOf } from "./numbers.ts";
import { gaps, type Gap, type Word } from "./word.ts";

/** Words before a full stop that ends no sentence. */
const abbreviations = new Set(
  "exp exper experi min minim max masc fem sr sra srs sras obs tel cel hab ens resp ref".split(" "),
);

class Reader {
  readonly words: Word[] = [];
  private gap: Gap = gaps.sentence;
  /** The word that the next letter continues, if any. */
  private word: Word | null = null;
  private isNumber = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): Word[] {
    for (let at = 0; at < this.text.length;) {
      const codePoint = this.text.codePointAt(at)!;
      const next = at + (codePoint > 0xffff ? 2 : 1);
      const letter = letterOf(codePoint);
      if (letter.kind <= kinds.symbol) this.readLetter(letter, at, next);
      else if (!this.isInNumber(letter, next)) this.readSeparator(letter);
      at = next;
    }
    return this.words;
  }

  private readLetter({ text, kind }: Letter, at: number, next: number) {
    if (kind !== kinds.silent) {
      const isNumber = kind === kinds.digit;
      if (this.word === null || isNumber !== this.isNumber || kind === kinds.symbol)
        this.begin(at, isNumber);
      this.word!.text += text;
    }
    if (this.word) this.word.end = next;
    if (kind === kinds.symbol) this.word = null;
  }

  private begin(at: number, isNumber: boolean) {
    const isNewLine = this.gap === gaps.line && /[\p{Lu}\p{N}+]/u.test(this.text.charAt(at));
    const gap = isNewLine ? gaps.sentence : this.gap;
    this.word = {
      text: "",
      start: at,
      end: at,
      value: null,
      gap,
      isBoth: false,
    };
    this.words.push(this.word);
    this.gap = gaps.blank;
    this.isNumber = isNumber;
  }

  /** Whether a dot or a comma stands between the digits of one number; the number then goes on. */
  private isInNumber({ kind }: Letter, next: number): boolean {
    if (this.word === null || !this.isNumber) return false;
    const before = this.text.charAt(next - 1);
    if (kind !== kinds.dot && before !== ",") return false;
    if (!/[0-9]/.test(this.text.charAt(next))) return false;
    this.word.text += before;
    return true;
  }

  private readSeparator({ kind }: Letter) {
    const isLine = this.gap === gaps.line;
    let gap: Gap = gaps.sentence;
    if (kind === kinds.blank) gap = gaps.blank;
    // After a line's end a hyphen is a bullet.
    else if (kind === kinds.comma) gap = isLine ? gaps.sentence : gaps.comma;
    else if (kind === kinds.newline) gap = this.gap === gaps.blank ? gaps.line : gaps.sentence;
    else if (kind === kinds.dot && abbreviations.has(this.words.at(-1)?.text ?? ""))
      gap = gaps.blank;
    this.word = null;
    if (gap > this.gap) this.gap = gap;
  }
}

/** The words of a text, in one pass. */
export function wordsOf(text: string): Word[] {
  const words = new Reader(text).read();
  const known = new Map<string, Pick<Word, "text" | "value">>();
  for (const word of words) {
    let meant = known.get(word.text);
    if (meant === undefined) {
      const text = meantWord(word.text);
      meant = { text, value: valueOf(text) };
      known.set(word.text, meant);
    }
    word.text = meant.text;
    word.value = meant.value;
  }
  return joinNumbers(joinEndings(words, text));
}
