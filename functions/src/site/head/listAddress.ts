import { addressOf, type JobFilters } from "../../domain/jobFilters.ts";
import { jobTypes } from "../../domain/options.ts";
import { paths } from "../../domain/paths.ts";
import { town } from "../../domain/town.ts";

/**
 * The canonical address of a list: category and type are the same field, so that both choices have one address. Only
 * lists by a known sector, a known place or both are for search engines.
 */
export function listAddress(filters: JobFilters): { path: string; indexed: boolean } {
  const { search, showFilled, showUrgent, location } = filters;
  const same = filters.category === "" || filters.type === "" || filters.category === filters.type;
  const query = addressOf(
    same ? { ...filters, category: filters.category || filters.type, type: "" } : filters,
  );
  const sector = filters.category || filters.type;
  const known =
    same &&
    (sector === "" || isOne(jobTypes, sector)) &&
    (location === "" || isOne(town.places, location));
  return {
    path: query === "" ? paths.jobs : `${paths.jobs}?${query}`,
    indexed: known && search === "" && !showFilled && !showUrgent,
  };
}

function isOne(known: readonly string[], name: string): boolean {
  return known.includes(name);
}
