import { isExpired } from "../job/jobStanding.ts";
import type { Job } from "../job/job.ts";

/** Whether a job takes no applications, for a reason of its company's, so that its end can be told. */
export function hasEnded(job: Pick<Job, "filled" | "paused" | "expiresAt">, now: Date): boolean {
  return job.filled || job.paused === true || isExpired(job, now);
}
