import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import { renewedDeadline } from "@vagas/functions/domain/renewal";
import { markFilled, moveDeadline } from "../../../data/company/companyJobWrites.ts";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";

/** Changes that need neither form nor approval, one at a time; each reports its result. */
export function useJobChanges(job: Job) {
  const oneAtATime = useOneAtATime();

  function change(write: () => Promise<WriteOutcome>, done: string, failed: string) {
    return oneAtATime(job.id, async () => {
      const outcome = await write();
      if (outcome === "done") notify({ severity: "success", title: done, description: job.title });
      else notify({ severity: "error", title: failed, description: failureText[outcome] });
    });
  }

  return {
    setFilled: (filled: boolean) =>
      change(
        () => markFilled(job.id, filled),
        filled ? "Vaga marcada como preenchida" : "Vaga reativada",
        "Erro ao atualizar a situação da vaga",
      ),
    renew: () => {
      const until = renewedDeadline(new Date());
      return change(
        () => moveDeadline(job.id, until),
        `Prazo renovado até ${formatDate(until)}`,
        "Erro ao renovar a vaga",
      );
    },
  };
}
