import { daysUntil } from "../dates.ts";
import type { Job } from "./job.ts";

// Where a job stands; apart from its schema, so that pages that only show jobs do not load zod.

export const defaultSalary = "A combinar";

/** Requirements as a list: trimmed, blank lines dropped. */
export function requirementLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Whether the deadline is over; at its very instant it is. */
export function isExpired(job: Pick<Job, "expiresAt">, now: Date): boolean {
  return job.expiresAt.getTime() <= now.getTime();
}

/** Whether the public sees the job. The administrator's own jobs have no company: pass true for it. */
export function isListed(
  job: Pick<Job, "approved" | "paused" | "expiresAt">,
  companyIsActive: boolean,
  now: Date,
): boolean {
  return job.approved && !job.paused && companyIsActive && !isExpired(job, now);
}

/** Whether a visitor may still apply or write to the advertiser. */
export function isOpen(
  job: Pick<Job, "filled" | "paused" | "expiresAt" | "listed">,
  now: Date,
): boolean {
  return job.listed && !job.paused && !job.filled && !isExpired(job, now);
}

export type CompanyStatus = "pending" | "rejected" | "filled" | "expired" | "off" | "active";

type DecidedJob = Pick<Job, "approvalStatus" | "filled" | "paused" | "expiresAt">;

/**
 * The status a company sees; pending and rejected come before filled. A job that takes applications and is not on the
 * site is 'off': the company took it off, or is deactivated.
 */
export function companyStatus(job: DecidedJob, companyIsActive: boolean, now: Date): CompanyStatus {
  if (job.approvalStatus !== "approved") return job.approvalStatus;
  if (job.filled) return "filled";
  if (isExpired(job, now)) return "expired";
  return job.paused || !companyIsActive ? "off" : "active";
}

/** Whether a job's status is 'off', for who does not know its company; one of the administrator's own has none. */
export function isOffTheSite(
  job: DecidedJob & Pick<Job, "companyId" | "listed">,
  now: Date,
): boolean {
  return companyStatus(job, job.companyId === null || job.listed, now) === "off";
}

/** Why the public no longer sees a job that it saw once. Only what 'expired' says is final until it is renewed. */
export function whyHidden(
  job: Pick<Job, "approvalStatus" | "paused" | "expiresAt">,
  now: Date,
): "review" | "off" | "expired" {
  if (job.approvalStatus === "pending") return "review";
  const isTakenOff = job.approvalStatus === "rejected" || job.paused === true;
  return !isTakenOff && isExpired(job, now) ? "expired" : "off";
}

export type AdminStatus = "filled" | "urgent" | "active";

/** The status the administrator sees: Preenchida, else Urgente, else Ativa. */
export function adminStatus(job: Pick<Job, "filled" | "urgent">): AdminStatus {
  if (job.filled) return "filled";
  return job.urgent ? "urgent" : "active";
}

/** Days left to apply (0: until today) when they are few enough to be pointed out, else null. */
export function closingInDays(job: Pick<Job, "expiresAt">, now: Date): number | null {
  const days = daysUntil(job.expiresAt, now);
  return days <= 5 && !isExpired(job, now) ? days : null;
}
