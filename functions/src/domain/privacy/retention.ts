import type { Candidate } from "../application/candidate.ts";
import { addDays } from "../dates.ts";
import type { Job } from "../job/job.ts";

/**
 * How long data of people is kept, in days. The law names no term for résumés: data is deleted when its purpose is
 * met (Lei 13.709/2018, art. 15 and 16). The consent and the privacy page say the same in months.
 */
export const retention = {
  /** From the end of a job: filled, expired or deleted. */
  application: 180,
  /** From sending: never longer than twelve months. */
  talentBank: 365,
  /** From the writing of a mail. */
  mail: 180,
  /** From a decision or a deletion to the end of its audit entry. */
  audit: 730,
  /**
   * From an application's deletion to that of its id in the audit: longer than a backup (14 days) can bring it back.
   */
  deletedApplication: 30,
  /** From the last use of a mailed link to the end of the address's confirmation. */
  confirmedAddress: 365,
  /** From a deactivated company's deletion to the end of its record. */
  deactivatedCompany: 730,
  /**
   * From the day of an edition of the register of employers: a name stays in it for two years, so that none of these is
   * there any more (Portaria Interministerial 18/2024).
   */
  registerEdition: 730,
  /** From the refusal of an imported job, which names a contact. */
  rejectedJob: 180,
  /**
   * From the last use of an account without an application. An unfinished application is completed within a day, and
   * an open page works for an hour; the rest is a margin.
   */
  idleApplicant: 7,
  /** From the request of an alert that its address does not confirm. */
  unconfirmedAlert: 7,
  /** From the confirmation of an alert, or the last yes, to the question whether to go on. */
  alert: 365,
  /** From that question to the end of an alert without a yes. */
  alertQuestion: 30,
  /** From the last visit of an installed application to the end of its alerts. */
  deviceAlert: 365,
  /** From the writing of a mail of an alert, which are many. */
  alertMail: 30,
  /** From the sending of a job's report. */
  jobReport: 180,
  /** From the sending of a report to the end of its network: reports of seven days count together. */
  reportNetwork: 8,
  /** From the end of a day to the removal of its browser errors. */
  browserErrors: 30,
} as const;

/** When a job was over for its applicants; for a filled one, when its company last changed it. */
export function closedAt({
  filled,
  updatedAt,
  expiresAt,
}: Pick<Job, "filled" | "updatedAt" | "expiresAt">): Date {
  return filled ? new Date(Math.min(updatedAt.getTime(), expiresAt.getTime())) : expiresAt;
}

type Fate = "keep" | "leaveJob" | "leaveTalentPool" | "delete";

/**
 * What is due of an application: each of its two purposes ends separately. `closed` is when its job was over, null if
 * unknown: then the application's own date counts.
 */
export function fateOf(
  candidate: Pick<Candidate, "jobId" | "companyId" | "consent" | "createdAt">,
  closed: Date | null,
  now: Date,
): Fate {
  const { jobId, companyId, consent, createdAt } = candidate;
  const isJobOver = jobId === null || addDays(closed ?? createdAt, retention.application) <= now;
  const isPoolOver = !consent.talentPool || addDays(createdAt, retention.talentBank) <= now;
  if (isJobOver && isPoolOver) return "delete";
  if (isJobOver) return companyId === null ? "keep" : "leaveJob";
  return isPoolOver && consent.talentPool ? "leaveTalentPool" : "keep";
}
