import type { Company } from "@vagas/functions/domain/company/company";
import {
  countCompanyJobs,
  deleteCompany,
  setCompanyActive,
} from "../../../data/admin/adminCompanies.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { followRemoval } from "./companyRemovals.ts";

/** The administrator's actions on a company; each reports its result. A removal is followed until it is complete. */
export function useCompanyActions(onToggled?: (id: string, active: boolean) => void) {
  const { isGone, remove } = useRemovals();
  const oneAtATime = useOneAtATime();

  function toggleActive({ id, name, active }: Company) {
    return oneAtATime(id, async () => {
      const outcome = await setCompanyActive(id, !active);
      if (outcome !== "done") {
        notify({
          severity: "error",
          title: "Erro ao atualizar a situação da empresa",
          description: failureText[outcome],
        });
        return;
      }
      onToggled?.(id, !active);
      notify({
        severity: "success",
        title: active ? "Empresa desativada com sucesso" : "Empresa ativada com sucesso",
        description: name,
      });
    });
  }

  function removeCompany(company: Company) {
    const { id, name } = company;
    return remove(removable(company), async () => {
      const jobs = await countCompanyJobs(id).catch(() => 0);
      const outcome = await deleteCompany(id);
      if (outcome === "done") followRemoval({ id, name, jobs });
      else
        notify({
          severity: "error",
          title: "Erro ao excluir empresa",
          description: `${name}: ${failureText[outcome]}`,
        });
      return outcome === "done";
    });
  }

  return {
    isGone: (company: Company) => isGone(removable(company)),
    toggleActive,
    removeCompany,
  };
}

function removable({ id, createdAt }: Company) {
  return { key: `companies/${id}`, since: createdAt };
}
