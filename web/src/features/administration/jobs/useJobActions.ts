import type { Job } from "@vagas/functions/domain/job/job";
import { reopenedText, reopening } from "@vagas/functions/domain/job/reopening";
import { setJobFilled } from "../../../data/admin/adminJobs.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { deleteJobUnlessUndone } from "./jobDeletions.ts";

type Change = Parameters<typeof setJobFilled>[1];

/** What fills a job, or opens it again, and how that is told. */
function toggled(job: Job): { to: Change; done: string } {
  if (!job.filled) return { to: { filled: true }, done: "Vaga marcada como preenchida" };
  const to = reopening(job, new Date());
  return { to, done: reopenedText(to) };
}

/** The administrator's actions on a job of a list; each reports its result. */
export function useJobActions(onToggled?: (id: string, to: Change) => void) {
  const { isGone, remove } = useRemovals();
  const oneAtATime = useOneAtATime();

  function toggleFilled(job: Job) {
    const { id, title } = job;
    return oneAtATime(id, async () => {
      const { to, done } = toggled(job);
      const outcome = await setJobFilled(id, to);
      if (outcome !== "done") {
        notify({
          severity: "error",
          title: "Erro ao atualizar a situação da vaga",
          description: failureText[outcome],
        });
        return;
      }
      onToggled?.(id, to);
      notify({ severity: "success", title: done, description: title });
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
