import { daysUntil } from "../visitorDates.ts";
import type { Job } from "./job.ts";

// A job's status; separate from its schema, so that pages that only show jobs do not load zod.

/** Whether the deadline has passed; at its exact time it has. */
export function isExpired(job: Pick<Job, "expiresAt">, now: Date): boolean {
  return job.expiresAt.getTime() <= now.getTime();
}

/** Whether the job is public. The administrator's own jobs have no company: pass true. */
export function isListed(
  job: Pick<Job, "approved" | "paused" | "held" | "expiresAt">,
  companyIsActive: boolean,
  now: Date,
): boolean {
  return job.approved && !job.paused && !job.held && companyIsActive && !isExpired(job, now);
}

/** Whether a visitor may still apply or write to the advertiser. */
export function isOpen(
  job: Pick<Job, "filled" | "paused" | "expiresAt" | "listed">,
  now: Date,
): boolean {
  return job.listed && !job.paused && !job.filled && !isExpired(job, now);
}

export type CompanyStatus =
  "pending" | "rejected" | "filled" | "held" | "expired" | "off" | "active";

type DecidedJob = Pick<Job, "approvalStatus" | "filled" | "paused" | "held" | "expiresAt">;

/**
 * The status a company sees; pending and rejected outrank filled. An open job that is not on the site is 'held' until
 * the administrator decides, or 'off': the company took it off, or is deactivated.
 */
export function companyStatus(job: DecidedJob, companyIsActive: boolean, now: Date): CompanyStatus {
  if (job.approvalStatus !== "approved") return job.approvalStatus;
  if (job.filled) return "filled";
  if (job.held) return "held";
  if (isExpired(job, now)) return "expired";
  return job.paused || !companyIsActive ? "off" : "active";
}

/** The status without knowing the job's company; the administrator's own jobs have none. */
export function statusOf(
  job: DecidedJob & Pick<Job, "companyId" | "listed">,
  now: Date,
): CompanyStatus {
  return companyStatus(job, job.companyId === null || job.listed, now);
}

/** Why a once public job is hidden. Only 'expired' is final until a renewal. */
export function whyHidden(
  job: Pick<Job, "approvalStatus" | "paused" | "held" | "expiresAt">,
  now: Date,
): "review" | "off" | "expired" {
  if (job.approvalStatus === "pending") return "review";
  if (job.approvalStatus === "rejected" || job.paused) return "off";
  if (isExpired(job, now)) return "expired";
  return job.held ? "review" : "off";
}

export type AdminStatus = "filled" | "urgent" | "active";

/** The status the administrator sees: Preenchida, else Urgente, else Ativa. */
export function adminStatus(job: Pick<Job, "filled" | "urgent">): AdminStatus {
  if (job.filled) return "filled";
  return job.urgent ? "urgent" : "active";
}

/** Days left to apply (0: until today) if few enough to show, else null. */
export function closingInDays(job: Pick<Job, "expiresAt">, now: Date): number | null {
  const days = daysUntil(job.expiresAt, now);
  return days <= 5 && !isExpired(job, now) ? days : null;
}
