import type { ApprovalStatus, Job } from "./job.ts";
import type { AdminStatus, CompanyStatus } from "./jobStanding.ts";

export const companyStatusText: Record<CompanyStatus, string> = {
  pending: "Pendente",
  rejected: "Rejeitada",
  filled: "Preenchida",
  held: "Em conferência",
  expired: "Encerrada",
  off: "Fora do ar",
  active: "Ativa",
};

export const adminStatusText: Record<AdminStatus, string> = {
  filled: "Preenchida",
  urgent: "Urgente",
  active: "Ativa",
};

export const approvalStatusText: Record<ApprovalStatus, string> = {
  pending: "Pendente",
  approved: "Aprovada",
  rejected: "Rejeitada",
};

/**
 * What is said before a job's `postedAt`. Of a job on the site it is the first listing; of one that nobody has decided on,
 * its sending; of others it may be either, and the words say neither.
 */
export function postedWord({
  listed,
  approvalStatus,
  revision,
}: Pick<Job, "listed" | "approvalStatus" | "revision">): "publicada em" | "enviada em" | "vaga de" {
  if (listed) return "publicada em";
  // A later text may be the correction of a job that was on the site.
  return approvalStatus === "pending" && revision === 1 ? "enviada em" : "vaga de";
}
