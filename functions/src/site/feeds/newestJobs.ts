import { noFilters } from "../../domain/jobList/jobFilters.ts";
import { firstListedJobs } from "../../store/firstListedJobs.ts";
import { keptWhileBoardStands } from "../keptWhileBoardStands.ts";

/** Each is a read when the board has changed. */
const most = 1_000;

/** The newest 1,000 open jobs, newest first; some may have just expired. */
export const newestJobs = keptWhileBoardStands(async ({ store }) => {
  const page = { size: most, next: false };
  return (await firstListedJobs(store, noFilters, new Date(0), page)).jobs;
});
