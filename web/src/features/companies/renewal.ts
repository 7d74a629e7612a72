import { addDays, endOfDay, isoDay } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { closingInDays, companyStatus } from '@vagas/functions/domain/jobStanding';
import { limits } from '@vagas/functions/domain/limits';

/** Whether the deadline may be moved on with one press: in its last days, or once it is over. */
export function isRenewable(job: Job, now: Date): boolean {
  const status = companyStatus(job, now);
  return status === 'expired' || (status === 'active' && closingInDays(job, now) !== null);
}

/** The deadline a renewal gives. */
export function renewedDeadline(now: Date): Date {
  return endOfDay(isoDay(addDays(now, limits.deadlineDays.default)));
}
