import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import { isHeldByReports } from "../../domain/report/heldByReports.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";

/** The documents besides a job and its decision that its derived fields follow from. */
export type JobSurroundings = {
  /** The job's company; null if it has none, or the company is deleted. */
  company: Pick<Company, "active"> | null;
  /** Null: nobody has reported the job. */
  reports: Pick<ReportSummary, "held" | "settled"> | null;
};

/** What follows from them. */
export type Standing = { companyIsActive: boolean; isHeld: boolean };

export function standingOf(
  job: Pick<Job, "companyId" | "revision">,
  surroundings: JobSurroundings,
): Standing {
  const { company } = surroundings;
  return {
    companyIsActive: job.companyId === null || company?.active === true,
    isHeld: heldBy(job, surroundings).length > 0,
  };
}

export type Hold = "reports";

/** What keeps a job off the site until the administrator decides. */
export function heldBy(
  job: Pick<Job, "revision">,
  { reports }: Pick<JobSurroundings, "reports">,
): Hold[] {
  const holds: [Hold, boolean][] = [["reports", isHeldByReports(reports, job)]];
  return holds.flatMap(([hold, holds]) => (holds ? [hold] : []));
}
