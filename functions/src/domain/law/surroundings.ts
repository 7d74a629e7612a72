import type { Found } from "./lawRule.ts";
import { isItemStart } from "./phrase.ts";
import { gaps, type Word } from "./word.ts";

/** A set of words and, with `*`, beginnings of words, for the context of a phrase. */
export type WordSet = (word: string) => boolean;

/** Reads a set from words with blanks between; `exig*` is a beginning. */
export function wordSet(source: string): WordSet {
  const all = source.split(" ");
  const words = new Set(all.filter((one) => !one.endsWith("*")));
  const beginnings = all.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1));
  return (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Up to `most` words of the same sentence before a match, the nearest first. */
export function before({ reading: { words }, from }: Found, most: number): Word[] {
  const found: Word[] = [];
  for (let at = from; at > 0 && found.length < most; at -= 1) {
    if (words[at]!.gap >= gaps.sentence) break;
    found.push(words[at - 1]!);
  }
  return found;
}

/** Up to `most` words of the same sentence after a match, in order. */
export function after({ reading: { words }, to }: Found, most: number): Word[] {
  const found: Word[] = [];
  for (let at = to; at < words.length && found.length < most; at += 1) {
    if (words[at]!.gap >= gaps.sentence) break;
    found.push(words[at]!);
  }
  return found;
}

/** Whether one of up to `most` words before a match is in the set. */
export function isAfter(found: Found, most: number, isIn: WordSet): boolean {
  return before(found, most).some(({ text }) => isIn(text));
}

/** Whether one of up to `most` words after a match is in the set. */
export function isBefore(found: Found, most: number, isIn: WordSet): boolean {
  return after(found, most).some(({ text }) => isIn(text));
}

/** Those of the words that come before the next comma or its like. */
function untilComma(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ gap }) => gap >= gaps.comma);
  return comma < 0 ? words : words.slice(0, comma);
}

/** `isAfter` within the clause. */
export function isAfterInClause(found: Found, most: number, isIn: WordSet): boolean {
  if (isItemStart(found.reading.words, found.from)) return false;
  const words = before(found, most);
  const comma = words.findIndex(({ gap }) => gap >= gaps.comma);
  return words.slice(0, comma < 0 ? most : comma + 1).some(({ text }) => isIn(text));
}

/** `isBefore` within the clause. */
export function isBeforeInClause(found: Found, most: number, isIn: WordSet): boolean {
  return untilComma(after(found, most)).some(({ text }) => isIn(text));
}

/** How far back a denial is looked for, in words. */
const reach = 9;

const denials = wordSet("nao nunca jamais ninguem nenhum nenhuma nem sem tampouco");
const asking = wordSet(
  "exig* precis* necess* obrigat* requer* requisito* import* cobr* pedi* pede pedem solicit* olh* discrim* distin* criteri* fazemos faz ha existe existem indispensavel pague pagar paga envie enviar mande mandar compr* deposit* transf* limite restric* preferenc* condicao permit*",
);
/** Words that deny what follows without a 'não'. */
const freeOf = wordSet(
  "independente* dispens* isento isenta isentos independe proibi* vedad* golpe* desconfi* cuidado denunci* ilegal crime qualquer quaisquer recuse indiferente",
);
/** Words before which a denial ends. */
const turns = wordSet("mas porem entretanto contudo todavia sim");

/**
 * The words before a match to which it may belong, the nearest first: of its sentence, after a 'mas', and past a comma
 * only in a list with 'ou' or 'nem'.
 */
function scopeOf(found: Found): Word[] {
  const words = before(found, reach);
  const turn = words.findIndex(({ text }) => turns(text));
  const scope = turn < 0 ? words : words.slice(0, turn);
  const isOr = ({ text }: Word) => text === "ou" || text === "nem";
  if (scope.some(isOr) || after(found, 5).some(isOr)) return scope;
  if (isItemStart(found.reading.words, found.from)) return [];
  const comma = scope.findIndex(({ gap }) => gap >= gaps.comma);
  return comma < 0 ? scope : scope.slice(0, comma + 1);
}

/** Whether the words before a match deny it: 'não exigimos boa aparência', 'independente de sexo'. */
function isDeniedBefore(found: Found): boolean {
  const scope = scopeOf(found).map(({ text }) => text);
  if (scope.some(freeOf) || scope.slice(0, 4).includes("nunca")) return true;
  if (scope[0] !== undefined && denials(scope[0])) return true;
  const asked = scope.findIndex(asking);
  return asked >= 0 && scope.slice(asked + 1, asked + 4).some(denials);
}

const notAsked = wordSet(
  "exig* necess* obrigat* requisito* import* cobr* pedi* precis* criteri* levad* fator solicit* permit* desclassific* elimin*",
);
const optional = wordSet("opcional opcionais dispens* indiferente facultativ* proibi*");

/** Whether the words after a match deny it: 'currículo com foto não é necessário', 'boa aparência é dispensável'. */
function isDeniedAfter(found: Found): boolean {
  const words = after(found, 6).map(({ text }) => text);
  const not = words.slice(0, 3).indexOf("nao");
  if (not >= 0 && words.slice(not, not + 4).some(notAsked)) return true;
  return words.slice(0, 3).some(optional);
}

/** Whether an advertisement says that it does not ask for this. */
export function isDenied(found: Found): boolean {
  return isDeniedBefore(found) || isDeniedAfter(found);
}
