import type { JobFilters } from "../domain/jobList/jobFilters.ts";
import { jobConditions } from "../domain/jobList/jobList.ts";
import { limits } from "../domain/limits.ts";
import type { Store } from "./store.ts";

/**
 * The number of jobs that a list's index finds, without those past their deadline, at most `limits.countedJobs.max`:
 * one read or two. Of a search it finds more than match.
 */
export async function countListedJobs(
  store: Store,
  filters: JobFilters,
  now: Date,
): Promise<number> {
  let query = store.jobs.where("expiresAt", ">", now);
  for (const [field, op, value] of jobConditions(filters)) query = query.where(field, op, value);
  return (await query.limit(limits.countedJobs.max).count().get()).data().count;
}
