import type { Job } from '@vagas/functions/domain/job';
import { closingInDays, companyStatus } from '@vagas/functions/domain/jobStanding';

/** Whether the deadline may be moved on with one press: in its last days, or once it is over. */
export function isRenewable(job: Job, now: Date): boolean {
  const status = companyStatus(job, now);
  return status === 'expired' || (status === 'active' && closingInDays(job, now) !== null);
}
