/** A noun that a search for work may begin with, before what it is about: 'vagas de motorista'. */
const leadingNoun = /^(?:vagas?|empregos?)(?:\s+|$)/i;

/** A word that already joins the rest to 'vaga'. */
const leadingPreposition = /^(?:d[eao]s?|em|n[ao]s?|pa?ra|com|sem|como)\s/i;

/**
 * A search as it continues 'Vagas' or 'Nenhuma vaga': 'motorista', 'de motorista' and 'vagas de motorista' are all
 * 'de motorista', and 'sem experiência' stays. A search for nothing but 'vagas' is 'com a palavra “vagas”'; none is ''.
 */
export function searchPhrase(search: string): string {
  const what = search.replace(leadingNoun, "");
  if (what === "") return search && `com a palavra “${search}”`;
  return leadingPreposition.test(what)
    ? what.replace(/^\S+/, (word) => word.toLowerCase())
    : `de ${what}`;
}
