import { queriedPieces, readings, wordsOf } from "../text/searchTerms.ts";
import { spelledTerms } from "../text/spelling.ts";
import { stemOf } from "../text/wordForms.ts";
import { meantMark } from "./meantMark.ts";
import { trades } from "./trades.ts";

/** A phrase as the stems of its words in order, between spaces, to be found in another. */
function stems(phrase: string): string {
  return ` ${wordsOf(phrase).map(stemOf).join(" ")} `;
}

function phrases(list = ""): string[] {
  return list.split(",").filter((phrase) => phrase.trim() !== "");
}

/** The words in parentheses, which find nothing by themselves. */
function silentWords(phrase: string): string[] {
  return [...phrase.matchAll(/\(([^)]*)\)/g)].flatMap(([, words = ""]) => wordsOf(words));
}

const plain = (phrase: string) => phrase.replace(/[()]/g, "");

const groups = trades.map(({ names, also, unless }) => ({
  titles: [...phrases(names), ...phrases(also)].map((phrase) => stems(plain(phrase))),
  unless: phrases(unless).map(stems),
  names: phrases(names).map((phrase) => {
    const silent = new Set(silentWords(phrase));
    const words = wordsOf(plain(phrase));
    const found = words.filter((word) => !silent.has(word));
    return { words: words.map(stemOf), found };
  }),
}));

const known = new Set(groups.flatMap(({ titles }) => titles.flatMap((one) => one.split(" "))));

/** Whether a folded word, in any form, is of the name of a trade, and so means what it says. */
export function isTradeWord(word: string): boolean {
  return known.has(stemOf(word));
}

/**
 * The search terms of the other names of a title's trades: the pieces that a search for such a name queries, the
 * marked stems of all its words; and what finds them with one wrong letter.
 */
export function tradeTerms(title: string): string[] {
  const titles = readings(title).map(stems);
  const terms = groups
    .filter(
      (group) =>
        group.titles.some((name) => titles.some((one) => one.includes(name))) &&
        !group.unless.some((name) => titles.some((one) => one.includes(name))),
    )
    .flatMap(({ names }) => names)
    .flatMap(({ words, found }) => [
      ...words.map((word) => meantMark + word),
      ...found.flatMap((word) => [...queriedPieces(word), ...spelledTerms(word)]),
    ]);
  return [...new Set(terms)];
}
