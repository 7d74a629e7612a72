import type { z } from "zod";
import { alertCountsSchema } from "./alert/alertCounts.ts";
import { auditEntrySchema } from "./administration/auditEntry.ts";
import { statsSchema } from "./administration/stats.ts";
import { candidateSchema } from "./application/candidate.ts";
import { resumeSchema } from "./application/resume.ts";
import { companySchema } from "./company/company.ts";
import { employerRegisterSchema, registerMatchSchema } from "./company/employerRegister.ts";
import { companyTaxIdSchema } from "./company/verificationSchema.ts";
import { returnedCompanySchema } from "./company/returnedCompany.ts";
import { closingNoticeSchema } from "./closing/closingNotice.ts";
import { hireSchema } from "./closing/hire.ts";
import { jobSchema } from "./job/job.ts";
import { jobApprovalSchema } from "./job/jobApproval.ts";
import { jobClosureSchema } from "./job/jobClosure.ts";
import { jobEditSchema } from "./job/jobEdit.ts";
import { pendingJobSchema } from "./job/pendingJob.ts";
import { rejectedJobSchema } from "./job/rejectedJob.ts";
import { reportSummarySchema } from "./report/reportSummary.ts";
import { jobCheckSchema } from "./law/jobCheck.ts";
import { jobExplanationsSchema } from "./law/jobExplanations.ts";
import { contactRequestSchema } from "./talent/contactRequest.ts";
import { talentCardSchema } from "./talent/talentCard.ts";
import { talentPoolEntrySchema } from "./talent/talentPoolEntry.ts";

/** The schema of each collection that pages read. The server parses its rows; pages import the types alone. */
export const rowSchemas = {
  alertCounts: alertCountsSchema,
  audit: auditEntrySchema,
  candidates: candidateSchema,
  closingNotices: closingNoticeSchema,
  companies: companySchema,
  companyTaxIds: companyTaxIdSchema,
  contactRequests: contactRequestSchema,
  employerRegister: employerRegisterSchema,
  hires: hireSchema,
  jobApprovals: jobApprovalSchema,
  jobChecks: jobCheckSchema,
  jobClosures: jobClosureSchema,
  jobEdits: jobEditSchema,
  jobExplanations: jobExplanationsSchema,
  jobs: jobSchema,
  pendingJobs: pendingJobSchema,
  registerMatches: registerMatchSchema,
  rejectedJobs: rejectedJobSchema,
  reportSummaries: reportSummarySchema,
  resumes: resumeSchema,
  returnedCompanies: returnedCompanySchema,
  stats: statsSchema,
  talentCards: talentCardSchema,
  talentPool: talentPoolEntrySchema,
};

/** A row of each of them, its id added. */
export type Rows = {
  [Name in keyof typeof rowSchemas]: z.infer<(typeof rowSchemas)[Name]> & { id: string };
};
