import type { Job } from "../domain/job/job.ts";
import { noFilters } from "../domain/jobList/jobFilters.ts";
import { firstListedJobs } from "./firstListedJobs.ts";
import type { Store } from "./store.ts";

const most = 3;

/** Other open jobs of the same type, else the newest: three at most. */
export async function similarJobs(
  { store, now }: { store: Store; now: Date },
  type: string,
  except: string,
): Promise<Job[]> {
  for (const category of [type, ""]) {
    const { jobs } = await firstListedJobs(store, { ...noFilters, category }, now, {
      size: most + 1,
      next: false,
    });
    const others = jobs.filter(({ id }) => id !== except).slice(0, most);
    if (others.length > 0) return others;
  }
  return [];
}
