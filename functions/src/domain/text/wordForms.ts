/**
 * Endings of a word's forms, by gender and number, without accents: 'cozinheiro' and 'cozinheiras', 'vendedor' and
 * 'vendedoras', 'profissional' and 'profissionais', 'garçom' and 'garçonetes', 'todxs'. The letter in the group stays.
 */
const endings = [/()[aoex]s?$/, /([aeou])is$/, /([aeiou])(?:ns|[lm])$/, /(o)netes?$/, /()s$/];

/** Endings of words in 'ão': 'peão', 'peões', 'peoa', 'escrivães'; a short stem may precede them. */
const nasalEnding = /(?:aos?|[ao]es|oas?)$/;

/** The shortest stem: unrelated words share shorter ones. */
const shortestStem = 4;
const shortestNasalStem = 2;

/**
 * The stem of a folded word: the word without its ending, by rule and not by list. Short words, words with digits and
 * those without such an ending are their own stems. A stem is always the word's beginning.
 */
export function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word)) return word;
  const nasal = word.replace(nasalEnding, "");
  if (nasal !== word && nasal.length >= shortestNasalStem) return nasal;
  const stems = endings.map((ending) => word.replace(ending, "$1"));
  return stems
    .filter((stem) => stem.length >= shortestStem)
    .reduce((shortest, stem) => (stem.length < shortest.length ? stem : shortest), word);
}

/** The beginning that every form of a folded word shares, if long enough to query; else the word itself. */
export function sharedBeginning(word: string): string {
  const stem = stemOf(word);
  return stem.length >= shortestStem ? stem : word;
}

/** The other forms of a folded word whose shared beginning is too short to query: 'peao' → 'peoes', 'peoas'. */
export function otherForms(word: string): string[] {
  // For nearly every indexed word this one check is enough.
  if (!nasalEnding.test(word)) return [];
  const stem = stemOf(word);
  if (stem === word || stem.length >= shortestStem) return [];
  return ["ao", "oes", "oas"].map((ending) => stem + ending).filter((form) => form !== word);
}
