import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { markOpened } from "../../../data/company/companyCandidates.ts";
import { useCompanyArea } from "../companyContext.ts";

/**
 * To be called when the company opens what a person sent, or answers them: a new application is new no more. Where that
 * cannot be written it stays new, and the next opening says so again: nobody is told, since nothing they did failed.
 */
export function useMarkOpened({ id, stage }: Pick<Candidate, "id" | "stage">): () => void {
  const { company } = useCompanyArea();
  return () => {
    if (stage === "nova" && company.active) void markOpened(id);
  };
}
