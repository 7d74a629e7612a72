import type { Job } from "@vagas/functions/domain/job/job";
import { closingInDays, companyStatus } from "@vagas/functions/domain/job/jobStanding";

/** Whether an active company may renew the deadline: in its last days, or once it has passed. */
export function isRenewable(job: Job, now: Date): boolean {
  const status = companyStatus(job, true, now);
  return status === "expired" || (status === "active" && closingInDays(job, now) !== null);
}
