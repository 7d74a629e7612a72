import { addressOf, isFiltered, type JobFilters } from "../jobList/jobFilters.ts";
import { jobTypes } from "../options.ts";
import { town } from "../town.ts";
import { alertFilters, listText } from "./alertList.ts";

const categories: readonly string[] = jobTypes;
const places: readonly string[] = town.places;

/**
 * A list in the board's own words, for an address that has confirmed nothing: somebody else may have typed the rest for it to
 * read. The page behind the mail's link shows the whole list.
 */
export function askedListText(list: string): string {
  const filters = alertFilters(list);
  const chosen = withoutTyped(filters);
  if (addressOf(chosen) === addressOf(filters)) return listText(chosen);
  return isFiltered(chosen)
    ? `${listText(chosen)}, com outros filtros que o link mostra`
    : "Vagas com os filtros que o link mostra";
}

/** The filters that are a choice among the board's own, a number or a mark. */
function withoutTyped(filters: JobFilters): JobFilters {
  const { category, location } = filters;
  return {
    ...filters,
    search: "",
    company: "",
    category: categories.includes(category) ? category : "",
    ...(location !== "" && !places.includes(location) && { location: "", within: 0 }),
  };
}
