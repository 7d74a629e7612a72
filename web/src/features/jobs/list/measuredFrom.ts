import type { JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { centreOf, distanceSteps, kilometresBetween } from "@vagas/functions/domain/place/distance";

/** The place from which a list measures; null if no kilometres are known from it, as from a place that was typed freely. */
export function measuredFrom(filters: Pick<JobFilters, "location">): string | null {
  const centre = centreOf(filters);
  const isKnown = distanceSteps.length > 0 && kilometresBetween(centre, centre) !== null;
  return isKnown ? centre : null;
}
