import type { Word } from "./word.ts";

const numerals = new Map(
  Object.entries({
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    quatorze: 14,
    catorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezessete: 17,
    dezoito: 18,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
  }),
);

/** The value of digits ('18', '1.800,00', '1,70') or of a numeral ('dezoito'); null for another word. */
export function valueOf(text: string): number | null {
  if (!/^[0-9]/.test(text)) return numerals.get(text) ?? null;
  const isGrouped = /^[0-9]{1,3}(\.[0-9]{3})+(,[0-9]+)?$/.test(text);
  const value = Number((isGrouped ? text.replaceAll(".", "") : text).replace(",", "."));
  return Number.isNaN(value) ? null : value;
}

/** Joins the words of one number: 'vinte e cinco', '2 (dois)'. */
export function joinNumbers(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const tens = joined.at(-2);
    if (tens && last && isUnitsOf(word, last, tens)) {
      joined.pop();
      tens.value! += word.value!;
      tens.end = word.end;
    } else if (last && isRepeated(word, last)) last.end = word.end;
    else joined.push(word);
  }
  return joined;
}

function isUnitsOf(word: Word, and: Word, tens: Word): boolean {
  if (and.text !== "e" || !numerals.has(word.text) || !numerals.has(tens.text)) return false;
  return word.value! < 10 && tens.value! >= 20 && tens.value! % 10 === 0 && word.gap === 0;
}

/** Whether a numeral in parentheses repeats the digits before it. */
function isRepeated(word: Word, digits: Word): boolean {
  return word.value !== null && word.value === digits.value && word.gap === 1;
}
