import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { markOpened } from "../../../data/company/companyCandidates.ts";
import { useCompanyArea } from "../companyContext.ts";

/**
 * Marks a new application as opened; call it when the company opens what a person sent, or answers. After a failure
 * it stays new, and the next opening tries again; nobody is told, because nothing they did failed.
 */
export function useMarkOpened({ id, stage }: Pick<Candidate, "id" | "stage">): () => void {
  const { company } = useCompanyArea();
  return () => {
    if (stage === "nova" && company.active) void markOpened(id);
  };
}
