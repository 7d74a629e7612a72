import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { HireShare, StatsShare } from "../../domain/administration/statsShare.ts";
import type { ClosingNotice } from "../../domain/closing/closingNotice.ts";
import type { Hire } from "../../domain/closing/hire.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import type { JobClosure } from "../../domain/job/jobClosure.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import type { JobCheck } from "../../domain/law/jobCheck.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import type { Rows } from "../../domain/rowSchemas.ts";

type Row<T> = QueryDocumentSnapshot<T> | undefined;

/** A job with its records. */
export type JobKin = {
  lead: Row<Job>;
  approval: Row<JobApproval>;
  edit: Row<JobEdit>;
  share: Row<StatsShare>;
  closure: Row<JobClosure>;
  closing: Row<ClosingNotice>;
  hire: Row<Hire>;
  hireShare: Row<HireShare>;
  explanations: Row<Rows["jobExplanations"]>;
  reports: Row<ReportSummary>;
  check: Row<JobCheck>;
};
