/**
 * Endings by which the forms of one word differ, masculine and feminine, one and many, without accents: 'cozinheiro' and
 * 'cozinheiras', 'vendedor' and 'vendedoras', 'profissional' and 'profissionais', 'garçom' and 'garçonetes', 'todxs'.
 */
const endings = [/[aoex]s?$/, /(?<=[aeou])is$/, /(?<=[aeiou])(?:ns|[lm])$/, /(?<=o)netes?$/, /s$/];

/** Those of words in 'ão': 'peão', 'peões', 'peoa', 'escrivães'; what stands before them may be short. */
const nasalEnding = /(?:aos?|[ao]es|oas?)$/;

/** The shortest stem: shorter ones are shared by words that have nothing to do with one another. */
const shortestStem = 4;
const shortestNasalStem = 2;

/**
 * What the forms of a folded word share: the word without its ending, by rule and not by list. Words that have no such
 * ending, short ones and those with digits are their own stems. It is always the beginning of the word.
 */
export function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word)) return word;
  const nasal = word.replace(nasalEnding, "");
  if (nasal !== word && nasal.length >= shortestNasalStem) return nasal;
  const stems = endings.map((ending) => word.replace(ending, ""));
  return stems
    .filter((stem) => stem.length >= shortestStem)
    .reduce((shortest, stem) => (stem.length < shortest.length ? stem : shortest), word);
}

/** The beginning that every form of a folded word has, long enough to look for; else the word as it is. */
export function sharedBeginning(word: string): string {
  const stem = stemOf(word);
  return stem.length >= shortestStem ? stem : word;
}

/** The other forms of a folded word whose forms share too little to be found by their beginning: 'peao' → 'peoes', 'peoas'. */
export function otherForms(word: string): string[] {
  // Of nearly every word that is indexed this one look is enough.
  if (!nasalEnding.test(word)) return [];
  const stem = stemOf(word);
  if (stem === word || stem.length >= shortestStem) return [];
  return ["ao", "oes", "oas"].map((ending) => stem + ending).filter((form) => form !== word);
}
