import type { Job } from "@vagas/functions/domain/job";
import { adminStatus, isExpired } from "@vagas/functions/domain/jobStanding";
import {
  adminStatusText,
  approvalStatusText,
  companyStatusText,
} from "@vagas/functions/domain/jobText";
import type { JobFilterStatus } from "../../../data/admin/adminJobs.ts";

export type ShownStatus = Exclude<JobFilterStatus, "all">;

/** The status shown: pending or rejected first, then filled, expired, urgent, active. */
export function shownStatus(
  job: Pick<Job, "approvalStatus" | "filled" | "urgent" | "expiresAt">,
  now: Date,
): ShownStatus {
  if (job.approvalStatus !== "approved") return job.approvalStatus;
  if (!job.filled && isExpired(job, now)) return "expired";
  return adminStatus(job);
}

export const shownStatusText: Record<ShownStatus, string> = {
  active: adminStatusText.active,
  filled: adminStatusText.filled,
  urgent: adminStatusText.urgent,
  pending: approvalStatusText.pending,
  rejected: approvalStatusText.rejected,
  expired: companyStatusText.expired,
};

export const statusFilterText: Record<JobFilterStatus, string> = {
  all: "Todas as situações",
  active: "Ativas",
  filled: "Preenchidas",
  urgent: "Urgentes",
  pending: "Pendentes",
  rejected: "Rejeitadas",
  expired: "Encerradas",
};
