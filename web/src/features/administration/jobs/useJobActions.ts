import type { Job } from "@vagas/functions/domain/job/job";
import { setJobFilled } from "../../../data/admin/adminJobs.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { deleteJobUnlessUndone } from "./jobDeletions.ts";

/** The administrator's actions on a job of a list; each reports its result. */
export function useJobActions(onFilled?: (id: string, filled: boolean) => void) {
  const { isGone, remove } = useRemovals();
  const oneAtATime = useOneAtATime();

  function toggleFilled({ id, title, filled }: Job) {
    return oneAtATime(id, async () => {
      const outcome = await setJobFilled(id, !filled);
      if (outcome !== "done") {
        notify({
          severity: "error",
          title: "Erro ao atualizar a situação da vaga",
          description: failureText[outcome],
        });
        return;
      }
      onFilled?.(id, !filled);
      notify({
        severity: "success",
        title: filled ? "Vaga reativada" : "Vaga marcada como preenchida",
        description: title,
      });
    });
  }

  function removeJob(job: Job) {
    const { id, title } = job;
    void remove(removable(job), () => deleteJobUnlessUndone({ id, title }));
  }

  return { isGone: (job: Job) => isGone(removable(job)), toggleFilled, removeJob };
}

/** A deleted job of an import comes back with the same id if the file is imported again. */
function removable({ id, postedAt }: Job) {
  return { key: `jobs/${id}`, since: postedAt };
}
