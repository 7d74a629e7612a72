// What visitors read; loaded by `loadPublicReads` alone.
export { getListedJob, queryListedJobs } from "./listedJobsQuery.ts";
export { getPublicStats } from "./publicStatsQuery.ts";
