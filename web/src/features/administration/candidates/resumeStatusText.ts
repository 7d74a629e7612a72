import type { ArchivedCandidate, ArchiveFilters } from "../../../data/admin/adminCandidates.ts";

const texts = { pending: "Pendente", approved: "Aprovado", rejected: "Rejeitado" } as const;

/** The status of a person's résumé, in words. */
export function resumeStatusText({ resume }: Pick<ArchivedCandidate, "resume">): string {
  if (!resume) return "Em preparo";
  return resume.status === "approved" && resume.talentPoolConsent
    ? "No banco de talentos"
    : texts[resume.status];
}

export const archiveStatuses: readonly { value: ArchiveFilters["status"]; label: string }[] = [
  { value: "", label: "Todas as situações" },
  { value: "pool", label: "No banco de talentos" },
  { value: "pending", label: "Pendentes" },
  { value: "approved", label: "Aprovados" },
  { value: "rejected", label: "Rejeitados" },
];
