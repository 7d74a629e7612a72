import type { Candidate } from "../application/candidate.ts";
import { addDays } from "../dates.ts";
import type { Job } from "../job/job.ts";

/**
 * How long what people sent is kept, in days. The law names no term for résumés: data goes when its purpose is met
 * (Lei 13.709/2018, art. 15 and 16). The consent and the privacy page say the same in months.
 */
export const retention = {
  /** From the end of a job: filled, past its deadline or deleted. */
  application: 180,
  /** From the sending: never longer than twelve months. */
  talentBank: 365,
  /** From the writing of a mail. */
  mail: 180,
  /** From a decision or a deletion, to what was written down of it. */
  audit: 730,
  /** From the deletion of an application, to its id in the audit: as long as a backup (14 days) may bring it back, and room to spare. */
  deletedApplication: 30,
  /** From the last use of a mailed link, to the note that the address is confirmed. */
  confirmedAddress: 365,
  /** From the deletion of a deactivated company, to what tells it again. */
  deactivatedCompany: 730,
  /** From the refusal of a vacancy on paper, which names a person to call. */
  rejectedJob: 180,
  /**
   * From the last sign of life of an account that nothing was sent from, or nothing is left of what was. A half-sent
   * application is finished within a day, and an open page is good for an hour; the rest is room to spare.
   */
  idleApplicant: 7,
} as const;

/** When a job was over for those who applied; a filled one at the last time its company touched it. */
export function closedAt({
  filled,
  updatedAt,
  expiresAt,
}: Pick<Job, "filled" | "updatedAt" | "expiresAt">): Date {
  return filled ? new Date(Math.min(updatedAt.getTime(), expiresAt.getTime())) : expiresAt;
}

export type Fate = "keep" | "leaveJob" | "leaveTalentPool" | "delete";

/**
 * What is due with an application: each of its two purposes ends by itself. `closed` is when its job was over, null
 * where that cannot be told any more: then the application's own day counts.
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
