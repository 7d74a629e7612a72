import { choiceLabel } from "./choices.ts";
import { skillSearchTerms } from "./skillSearch.ts";

// A search in lists of people, as the address keeps it: the term of a choice ('s:tractor', 'w:cattle'), or typed words.

const choiceTerm = /^[sw]:(.+)$/;

/** The label of a choice's term; null for anything else. */
export function termLabel(term: string): string | null {
  const id = choiceTerm.exec(term)?.[1];
  return id === undefined ? null : choiceLabel(id);
}

/** A search in words: 's:tractor' → 'Trator'. */
export function searchWords(search: string): string {
  return termLabel(search) ?? search;
}

/** The terms that a row must have, the one to query first. Empty if nothing is searched. */
export function searchTermsOf(...searches: readonly string[]): string[] {
  return searches.flatMap((search) =>
    termLabel(search) === null ? skillSearchTerms(search) : [search],
  );
}

/** The choices that rows have, the most frequent first. */
export function occurringChoices(
  rows: readonly { skillTerms?: readonly string[] | undefined }[],
): string[] {
  const counts = new Map<string, number>();
  for (const term of rows.flatMap(({ skillTerms = [] }) => skillTerms))
    if (termLabel(term) !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts.entries()].sort(([, a], [, b]) => b - a).map(([term]) => term);
}
