import { daysUntil } from './dates.ts';
import type { Job } from './job.ts';

// What may be asked of a job, apart from its schema: pages that only read jobs need not load zod.

export const defaultSalary = 'A combinar';

/** Requirements as a list: trimmed, blank lines dropped. */
export function requirementLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim()).filter((line) => line !== '');
}

export function isExpired(job: Pick<Job, 'expiresAt'>, now: Date): boolean {
  return job.expiresAt.getTime() <= now.getTime();
}

/** Whether the public sees the job, from its owner's and the administrator's word. A job without a company is the administrator's. */
export function isListed(job: Pick<Job, 'approved' | 'expiresAt'>, companyIsActive: boolean, now: Date): boolean {
  return job.approved && companyIsActive && !isExpired(job, now);
}

/** Whether a visitor may still apply or write to the advertiser. */
export function isOpen(job: Pick<Job, 'filled' | 'expiresAt' | 'listed'>, now: Date): boolean {
  return job.listed && !job.filled && !isExpired(job, now);
}

export type CompanyStatus = 'pending' | 'rejected' | 'filled' | 'expired' | 'active';

/** The company's own word for where a job stands; waiting and refusal outrank being filled. */
export function companyStatus(job: Pick<Job, 'approvalStatus' | 'filled' | 'expiresAt'>, now: Date): CompanyStatus {
  if (job.approvalStatus !== 'approved') return job.approvalStatus;
  if (job.filled) return 'filled';
  return isExpired(job, now) ? 'expired' : 'active';
}

export type AdminStatus = 'filled' | 'urgent' | 'active';

/** The administrator's word: Preenchida, else Urgente, else Ativa. */
export function adminStatus(job: Pick<Job, 'filled' | 'urgent'>): AdminStatus {
  if (job.filled) return 'filled';
  return job.urgent ? 'urgent' : 'active';
}

/** Days left to apply when they are few enough to say so (0 is today), else null. */
export function closingInDays(job: Pick<Job, 'expiresAt'>, now: Date): number | null {
  const days = daysUntil(job.expiresAt, now);
  return days >= 0 && days <= 5 && !isExpired(job, now) ? days : null;
}
