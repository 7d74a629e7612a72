import type { Company } from "../../domain/company/company.ts";
import { type ReplyWord, replyWord } from "../../domain/company/replyWord.ts";
import { jobVerifiedAt, type VerifiedField } from "../../domain/company/verification.ts";
import type { Job } from "../../domain/job/job.ts";
import { isHeldByReports } from "../../domain/report/heldByReports.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";

/** The documents besides a job and its decision that its derived fields follow from. */
export type JobSurroundings = {
  /** The job's company; null if it has none, or the company is deleted. */
  company: Pick<Company, "active" | "registerHold" | "verified" | "replies" | VerifiedField> | null;
  /** Null: nobody has reported the job. */
  reports: Pick<ReportSummary, "held" | "settled"> | null;
};

/** What follows from them. */
export type Standing = {
  companyIsActive: boolean;
  isHeld: boolean;
  /** When the company of this job was verified; null or absent: it is not. */
  companyVerifiedAt?: Date | null;
  /** How many applicants the company answers; null or absent: nothing is said. */
  companyReplies?: ReplyWord | null;
};

export function standingOf(
  job: Pick<Job, "companyId" | "revision" | "company" | "contactWhatsapp">,
  surroundings: JobSurroundings,
): Standing {
  const { company } = surroundings;
  return {
    companyIsActive: job.companyId === null || company?.active === true,
    isHeld: heldBy(job, surroundings).length > 0,
    companyVerifiedAt: company === null ? null : jobVerifiedAt(job, company),
    companyReplies: replyWord(company?.replies),
  };
}

type Hold = "reports" | "register";

/** What keeps a job off the site until the administrator decides. */
function heldBy(job: Pick<Job, "revision">, { company, reports }: JobSurroundings): Hold[] {
  const holds: [Hold, boolean][] = [
    ["reports", isHeldByReports(reports, job)],
    ["register", company?.registerHold === true],
  ];
  return holds.flatMap(([hold, holds]) => (holds ? [hold] : []));
}
