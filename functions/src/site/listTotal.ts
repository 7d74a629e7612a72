import type { Context } from "../context.ts";
import type { JobFilters } from "../domain/jobList/jobFilters.ts";
import { isCountable, type JobTotal } from "../domain/jobList/jobList.ts";
import { inTime } from "../inTime.ts";
import { countListedJobs } from "../store/countListedJobs.ts";

/** How long a count may take, in milliseconds: a page does without it rather than wait. */
const longestMs = 1_000;

/** The length of a list; null for a search, and if the count fails or takes too long. */
export async function listTotal({ store, now }: Context, filters: JobFilters): Promise<JobTotal> {
  if (!isCountable(filters)) return null;
  return inTime(countListedJobs(store, filters, now), longestMs).catch(() => null);
}
