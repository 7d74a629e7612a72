import { searchTermFor, wordsOf } from "../text/searchTerms.ts";

/** What finds everybody who chose a skill. */
export function skillTerm(skillId: string): string {
  return `s:${skillId}`;
}

/** What finds everybody who looks for a work. */
export function wantedTerm(wantedId: string): string {
  return `w:${wantedId}`;
}

/**
 * The terms of a typed search, the one to query first: a row matches if it has all of them. Empty if nothing is typed.
 */
export function skillSearchTerms(typed: string): string[] {
  const terms = [typed, ...wordsOf(typed)].map(searchTermFor);
  return [...new Set(terms.filter((term) => term !== null))];
}
