import type { Company } from '@vagas/functions/domain/company';
import { useRef } from 'react';
import { countCompanyJobs, deleteCompany, setCompanyActive } from '../../../data/admin/adminCompanies.ts';
import { failureText } from '../../../ui/message/failureText.ts';
import { notify } from '../../../ui/message/notifications.ts';
import { useRemovals } from '../../../ui/list/useRemovals.ts';
import { followRemoval } from './companyRemovals.ts';

/** The administrator's actions on a company; each reports its result. A removal is followed until it is complete. */
export function useCompanyActions(onToggled: (id: string, active: boolean) => void) {
  const { gone, remove } = useRemovals();
  const busy = useRef(new Set<string>());

  async function toggleActive({ id, name, active }: Company) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const outcome = await setCompanyActive(id, !active);
    busy.current.delete(id);
    if (outcome !== 'done') {
      notify({ severity: 'error', title: 'Erro ao atualizar status da empresa', description: failureText[outcome] });
      return;
    }
    onToggled(id, !active);
    notify({ severity: 'success', title: active ? 'Empresa desativada com sucesso' : 'Empresa ativada com sucesso', description: name });
  }

  function removeCompany({ id, name }: Company) {
    return remove(`companies/${id}`, async () => {
      const jobs = await countCompanyJobs(id).catch(() => 0);
      const outcome = await deleteCompany(id);
      if (outcome === 'done') followRemoval({ id, name, jobs });
      else notify({ severity: 'error', title: 'Erro ao excluir empresa', description: `${name}: ${failureText[outcome]}` });
      return outcome === 'done';
    });
  }

  return { isGone: ({ id }: Company) => gone.has(`companies/${id}`), toggleActive, removeCompany };
}
