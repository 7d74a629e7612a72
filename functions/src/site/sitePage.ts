import type { FirstPage, HiddenWhy, ReportedJob } from "../domain/site/firstPage.ts";
import type { Job } from "../domain/job/job.ts";
import type { JobFilters } from "../domain/jobList/jobFilters.ts";
import type { ReadingPage } from "../domain/site/readingPages.ts";
import type { Week } from "../domain/week/week.ts";

/**
 * What is at a public page's address. A list that is `further` does not begin at its top. `open`: whether anybody may
 * still apply. A job that is `over` was public once (410); one that is `hidden` was too, and may return (404); one
 * that is `missing` never was, or is not yet (404). An `unknown` address has no page (404).
 */
export type SitePage =
  | { kind: "home" }
  | { kind: "list"; filters: JobFilters; further?: boolean }
  | { kind: "job"; job: Job; open: boolean }
  /** A company that was public, with the number of its open jobs that are shown. */
  | { kind: "company"; id: string; name: string; count: number }
  | { kind: "missingCompany" }
  | { kind: "over" }
  | { kind: "hidden"; why: HiddenWhy }
  | { kind: "missing" }
  | { kind: "reading"; name: ReadingPage }
  | { kind: "week"; week: Week }
  /** The form of an application, for the listed job that the address names. */
  | { kind: "apply"; job: Job | null; open: boolean }
  /** The form of a report about the job with this id, which is null if it is not on the site. */
  | { kind: "report"; job: ReportedJob | null }
  | { kind: "unknown" };

/** A page's data, and the kind of page at its address. */
export type ReadPage = { status: 200 | 404 | 410; first: FirstPage; page: SitePage };
