import { addressOf } from "../jobList/jobFilters.ts";
import { wordsOf } from "../text/searchTerms.ts";
import { alertFilters } from "./alertList.ts";

/** Whether two lists have the same jobs: capitals, accents, small words and the order of a search's words change nothing. */
export function isSameList(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(list: string): string {
  const filters = alertFilters(list);
  return addressOf({ ...filters, search: wordsOf(filters.search).toSorted().join(" ") });
}
