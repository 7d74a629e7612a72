import type { ScheduledFunction } from "./schedules.ts";

/** Work on one document that events or parts of a nightly run do, and may give up. */
export type DocumentWork =
  | "askWhoWasHired"
  | "mailDeadlines"
  | "onCandidateCreated"
  | "onCandidateDeleted"
  | "onCandidateUpdated"
  | "onClosingNoticeWritten"
  | "onCompanyTaxIdWritten"
  | "onCompanyWritten"
  | "onEmployerRegisterWritten"
  | "onHireWritten"
  | "onJobApprovalDecided"
  | "onJobEditWritten"
  | "onJobWritten"
  | "onLinkRequested"
  | "onMailCreated"
  | "onPendingJobDeleted"
  | "onPendingJobWritten"
  | "onRegisterMatchWritten"
  | "onResumeDecided"
  | "onResumeUploaded"
  | "onTalentPoolWritten"
  | "reconcileJob"
  | "reconcileRegister"
  | "reconcileUncounted";

/** Whatever may be given up; a scheduled function stands for its work on one of many documents. */
export type Work = DocumentWork | ScheduledFunction;
