import { addressOf, type JobFilters, noFilters } from "../../domain/jobList/jobFilters.ts";

/** The feed of a list, with its sector and place; a feed has no other filter. */
export function feedPath({
  category,
  location,
}: Pick<JobFilters, "category" | "location">): string {
  const query = addressOf({ ...noFilters, category, location });
  return query === "" ? "/feed.xml" : `/feed.xml?${query}`;
}
