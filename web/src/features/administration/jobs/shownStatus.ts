import type { Job } from "@vagas/functions/domain/job/job";
import { adminStatus, isExpired, isOffTheSite } from "@vagas/functions/domain/job/jobStanding";
import {
  adminStatusText,
  approvalStatusText,
  companyStatusText,
} from "@vagas/functions/domain/job/jobText";
import type { JobFilterStatus } from "../../../data/admin/adminJobs.ts";

export type ShownStatus = Exclude<JobFilterStatus, "all">;

/** The status shown: pending or rejected first, then filled, expired, off the site, urgent, active. */
export function shownStatus(job: Job, now: Date): ShownStatus {
  if (job.approvalStatus !== "approved") return job.approvalStatus;
  if (!job.filled && isExpired(job, now)) return "expired";
  return isOffTheSite(job, now) ? "off" : adminStatus(job);
}

export const shownStatusText: Record<ShownStatus, string> = {
  active: adminStatusText.active,
  filled: adminStatusText.filled,
  urgent: adminStatusText.urgent,
  pending: approvalStatusText.pending,
  rejected: approvalStatusText.rejected,
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
  expired: "Encerradas",
  off: "Fora do ar",
};
