import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { workDayText } from "@vagas/functions/domain/job/dayWork";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { renewedDeadline } from "@vagas/functions/domain/job/deadline";
import { reopenedText, reopening } from "@vagas/functions/domain/job/reopening";
import { changeAvailability } from "../../../data/company/companyJobWrites.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { useCompanyArea } from "../companyContext.ts";
import { askAboutEnd } from "./closing/closingQuestion.ts";
import { type Notification, notify } from "../../../ui/message/notifications.ts";

const filledFailure = "Erro ao atualizar a situação da vaga";

type Done = Pick<Notification, "title" | "action">;

/** A change, its result in words, and what may be asked after it, with the result. */
type Change = {
  to: Parameters<typeof changeAvailability>[1];
  done: Done;
  failed: string;
  /** Returns whether it asks. */
  ask?: (done: string) => Promise<boolean>;
};

async function make(job: Job, { to, done, failed, ask }: Change): Promise<void> {
  const outcome = await changeAvailability(job.id, to);
  if (outcome !== "done")
    notify({ severity: "error", title: failed, description: failureText[outcome] });
  else if (!(await ask?.(done.title)))
    notify({ severity: "success", description: job.title, ...done });
}

/** What offers work of a day again, also if everybody was found for the last one. */
function repetition({ paused }: Job, day: Date): Change {
  return {
    to: { expiresAt: day, filled: false, ...(paused ? { paused: false } : {}) },
    done: { title: `Diária marcada para ${workDayText(day)}` },
    failed: "Erro ao repetir a diária",
  };
}

/** What looks for people again; a job that was taken off stays off. */
function reopened(job: Job): Change {
  const to = reopening(job, new Date());
  return { to, done: { title: reopenedText(to) }, failed: filledFailure };
}

/** Changes without form and approval, one at a time; each reports its result. */
export function useJobChanges(job: Job) {
  const { company } = useCompanyArea();
  const oneAtATime = useOneAtATime();
  const change = (wanted: Change) => oneAtATime(job.id, () => make(job, wanted));

  /** A new deadline; also puts a job that was taken off back on the site. */
  function renew() {
    const expiresAt = renewedDeadline(new Date());
    return change({
      to: { expiresAt, ...(job.paused ? { paused: false } : {}) },
      done: { title: `Prazo renovado até ${formatDate(expiresAt)}` },
      failed: "Erro ao renovar a vaga",
    });
  }

  /** Work of a day, offered again for another; its approval stays. */
  function repeat(day: Date) {
    return change(repetition(job, day));
  }

  function putBack() {
    if (isExpired(job, new Date())) return renew();
    return change({
      to: { paused: false },
      done: { title: "Vaga colocada no ar" },
      failed: "Erro ao colocar a vaga no ar",
    });
  }

  return {
    renew,
    repeat,
    putBack,
    reopen: () => change(reopened(job)),
    takeOff: () =>
      change({
        to: { paused: true },
        done: {
          title: "Vaga tirada do ar",
          action: { label: "Desfazer", run: () => void putBack() },
        },
        failed: "Erro ao tirar a vaga do ar",
      }),
    fill: () =>
      change({
        to: { filled: true },
        done: { title: "Vaga marcada como preenchida" },
        failed: filledFailure,
        ask: (done) => askAboutEnd(company.id, job, done),
      }),
  };
}
