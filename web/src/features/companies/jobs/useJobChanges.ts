import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { renewedDeadline } from "@vagas/functions/domain/job/renewal";
import { changeAvailability } from "../../../data/company/companyJobWrites.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { type Notification, notify } from "../../../ui/message/notifications.ts";

type Done = Pick<Notification, "title" | "action">;

/** Changes without form and approval, one at a time; each reports its result. */
export function useJobChanges(job: Job) {
  const oneAtATime = useOneAtATime();

  function change(
    availability: Parameters<typeof changeAvailability>[1],
    done: Done,
    failed: string,
  ) {
    return oneAtATime(job.id, async () => {
      const outcome = await changeAvailability(job.id, availability);
      if (outcome === "done") notify({ severity: "success", description: job.title, ...done });
      else notify({ severity: "error", title: failed, description: failureText[outcome] });
    });
  }

  /** A new deadline; also puts a job that was taken off back on the site. */
  function renew() {
    const expiresAt = renewedDeadline(new Date());
    return change(
      { expiresAt, ...(job.paused ? { paused: false } : {}) },
      { title: `Prazo renovado até ${formatDate(expiresAt)}` },
      "Erro ao renovar a vaga",
    );
  }

  function putBack() {
    if (isExpired(job, new Date())) return renew();
    return change(
      { paused: false },
      { title: "Vaga colocada no ar" },
      "Erro ao colocar a vaga no ar",
    );
  }

  return {
    renew,
    putBack,
    takeOff: () =>
      change(
        { paused: true },
        {
          title: "Vaga tirada do ar",
          action: { label: "Desfazer", run: () => void putBack() },
        },
        "Erro ao tirar a vaga do ar",
      ),
    setFilled: (filled: boolean) =>
      change(
        { filled },
        { title: filled ? "Vaga marcada como preenchida" : "Vaga reativada" },
        "Erro ao atualizar a situação da vaga",
      ),
  };
}
