import type { ApprovalStatus } from "./job.ts";
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
