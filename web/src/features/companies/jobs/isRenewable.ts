import type { Job } from "@vagas/functions/domain/job/job";
import { closingInDays, companyStatus, isExpired } from "@vagas/functions/domain/job/jobStanding";

/** Whether an active company may renew the deadline: in its last days, or once it has passed. */
export function isRenewable(job: Job, now: Date): boolean {
  if (job.dayWork) return false;
  const status = companyStatus(job, true, now);
  return status === "expired" || (status === "active" && closingInDays(job, now) !== null);
}

/** Whether work of a day may be offered again: from its day on, also if everybody was found. */
export function isRepeatable(job: Job, now: Date): boolean {
  if (!job.dayWork || !job.approved || job.held) return false;
  return job.filled || isExpired(job, now) || closingInDays(job, now) === 0;
}
