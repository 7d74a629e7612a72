import type { Job } from "../domain/job.ts";
import type { JobFilters } from "../domain/jobFilters.ts";

/**
 * What is at the address of a public page. `open`: whether anybody may still apply. A job that is `over` was public once
 * (410); one that is `missing` never was, or is not yet (404).
 */
export type SitePage =
  | { kind: "home" }
  | { kind: "list"; filters: JobFilters }
  | { kind: "job"; job: Job; open: boolean }
  | { kind: "over" }
  | { kind: "missing" };
