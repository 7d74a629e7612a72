import { noFilters } from "../../domain/jobList/jobFilters.ts";
import { firstListedJobs } from "../../store/firstListedJobs.ts";
import { keptUntilBoardChanges } from "../keptUntilBoardChanges.ts";

/** Each is read again when the board has changed. */
const most = 1_000;

/** The newest 1,000 open jobs, newest first; some may have just expired. */
export const newestJobs = keptUntilBoardChanges(async ({ store }) => {
  const page = { size: most, next: false };
  return (await firstListedJobs(store, noFilters, new Date(0), page)).jobs;
});
