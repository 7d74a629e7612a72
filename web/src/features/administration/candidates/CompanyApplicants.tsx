import { listApplicantsOf } from "../../../data/admin/adminCandidates.ts";
import { ApplicantsTable } from "./ApplicantsTable.tsx";

/** Who applied to any job of a company. */
export function CompanyApplicants({ companyId }: { companyId: string }) {
  return (
    <ApplicantsTable
      listKey={companyId}
      label="Candidatos da empresa"
      nobody="Ninguém se candidatou às vagas desta empresa até agora."
      load={(cursor) => listApplicantsOf(companyId, cursor)}
      withJob
    />
  );
}
