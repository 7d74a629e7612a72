import { formatDate } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { renewedDeadline } from '@vagas/functions/domain/renewal';
import { useRef } from 'react';
import { markFilled, moveDeadline } from '../../../data/company/companyJobWrites.ts';
import type { WriteOutcome } from '../../../data/firebase/writeOutcome.ts';
import { failureText } from '../../../ui/message/failureText.ts';
import { notify } from '../../../ui/message/notifications.ts';

/** Changes that need neither form nor approval, one at a time; each reports its result. */
export function useJobChanges(job: Job) {
  const busy = useRef(false);

  async function change(write: () => Promise<WriteOutcome>, done: string, failed: string) {
    if (busy.current) return;
    busy.current = true;
    const outcome = await write();
    busy.current = false;
    if (outcome === 'done') notify({ severity: 'success', title: done, description: job.title });
    else notify({ severity: 'error', title: failed, description: failureText[outcome] });
  }

  return {
    setFilled: (filled: boolean) =>
      change(() => markFilled(job.id, filled), filled ? 'Vaga marcada como preenchida' : 'Vaga reativada', 'Erro ao atualizar status da vaga'),
    renew: () => {
      const until = renewedDeadline(new Date());
      return change(() => moveDeadline(job.id, until), `Prazo renovado até ${formatDate(until)}`, 'Erro ao renovar a vaga');
    },
  };
}
