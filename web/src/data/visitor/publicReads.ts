// What visitors read; only `loadPublicReads` imports it.
export { getListedJob, queryListedJobs } from "./listedJobsQuery.ts";
export { getPublicStats } from "./publicStatsQuery.ts";
