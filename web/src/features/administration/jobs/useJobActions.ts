import { formatDate } from "@vagas/functions/domain/dates";
import { renewedDeadline } from "@vagas/functions/domain/job/deadline";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { setJobFilled } from "../../../data/admin/adminJobs.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { deleteJobUnlessUndone } from "./jobDeletions.ts";

type Change = Parameters<typeof setJobFilled>[1];

/** What fills a job, or opens it again: with a new deadline if it has passed. Work of a day keeps its day. */
function toggled(job: Job, now: Date): Change & { done: string } {
  if (!job.filled) return { filled: true, done: "Vaga marcada como preenchida" };
  if (job.dayWork || !isExpired(job, now)) return { filled: false, done: "Vaga reativada" };
  const expiresAt = renewedDeadline(now);
  return { filled: false, expiresAt, done: `Vaga reativada até ${formatDate(expiresAt)}` };
}

/** The administrator's actions on a job of a list; each reports its result. */
export function useJobActions(onToggled?: (id: string, to: Change) => void) {
  const { isGone, remove } = useRemovals();
  const oneAtATime = useOneAtATime();

  function toggleFilled(job: Job) {
    const { id, title } = job;
    return oneAtATime(id, async () => {
      const { done, ...to } = toggled(job, new Date());
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
