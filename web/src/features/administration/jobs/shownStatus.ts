import type { Job } from "@vagas/functions/domain/job/job";
import { adminStatus, statusOf } from "@vagas/functions/domain/job/jobStanding";
import {
  adminStatusText,
  approvalStatusText,
  companyStatusText,
} from "@vagas/functions/domain/job/jobText";
import type { JobFilterStatus } from "../../../data/admin/adminJobs.ts";

export type ShownStatus = Exclude<JobFilterStatus, "all">;

/** The status shown: pending or rejected first, then filled, held, expired, off the site, urgent, active. */
export function shownStatus(job: Job, now: Date): ShownStatus {
  if (job.approvalStatus !== "approved") return job.approvalStatus;
  const status = statusOf(job, now);
  return status === "active" ? adminStatus(job) : status;
}

/** Whether only its company explains why a job is off the site: it is deactivated, or functions will list the job soon. */
export function asksForCompany(job: Job, now: Date): boolean {
  return shownStatus(job, now) === "off" && !job.paused;
}

export const shownStatusText: Record<ShownStatus, string> = {
  active: adminStatusText.active,
  filled: adminStatusText.filled,
  urgent: adminStatusText.urgent,
  pending: approvalStatusText.pending,
  rejected: approvalStatusText.rejected,
  held: companyStatusText.held,
  expired: companyStatusText.expired,
  off: companyStatusText.off,
};

export const statusFilterText: Record<JobFilterStatus, string> = {
  all: "Todas as situações",
  active: "Ativas",
  filled: "Preenchidas",
  urgent: "Urgentes",
  pending: "Pendentes",
  rejected: "Rejeitadas",
  held: "Em conferência",
  expired: "Encerradas",
  off: "Fora do ar",
};
