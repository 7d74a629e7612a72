import { isUnderway } from "@vagas/functions/domain/closing/closingNotice";
import { hasEnded } from "@vagas/functions/domain/closing/jobEnd";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";

type ShownJob = Pick<Job, "approved" | "filled" | "paused" | "expiresAt">;

/** Whether the panel says when the applicants of a job are or were told: of one that came back, while they can be spared it. */
export function showsTelling(job: ShownJob, askedAt: Date | null, now: Date): boolean {
  return askedAt !== null && (isUnderway({ askedAt }, now) || hasEnded(job, now));
}

/**
 * Whether the panel offers to tell the applicants of a job: once its deadline has passed, if nobody was asked to tell them
 * since, or is about to.
 */
export function isTellingOffered(job: ShownJob, askedAt: Date | null, now: Date): boolean {
  // Nobody could apply to a job that was never approved, so nothing is counted for it.
  if (!job.approved || job.filled || !isExpired(job, now)) return false;
  return askedAt === null || (!isUnderway({ askedAt }, now) && askedAt < job.expiresAt);
}
