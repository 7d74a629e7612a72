import { addressOf, type JobFilters, noFilters } from "../../domain/jobList/jobFilters.ts";
import { jobTypes } from "../../domain/options.ts";
import { paths } from "../../domain/site/paths.ts";
import { town } from "../../domain/town.ts";

/** The canonical address of a list, which has no order of its own. Search engines index only lists by a known sector, a known place or both. */
export function listAddress(filters: JobFilters): { path: string; indexed: boolean } {
  const { category, location } = filters;
  const query = addressOf({ ...filters, order: "" });
  const known =
    (category === "" || isOne(jobTypes, category)) &&
    (location === "" || isOne(town.places, location));
  return {
    path: query === "" ? paths.jobs : `${paths.jobs}?${query}`,
    indexed: known && query === addressOf({ ...noFilters, category, location }),
  };
}

function isOne(known: readonly string[], name: string): boolean {
  return known.includes(name);
}
