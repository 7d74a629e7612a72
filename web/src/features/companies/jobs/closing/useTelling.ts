import { tellingTime } from "@vagas/functions/domain/application/answer";
import { askToTell, takeBackTelling } from "../../../../data/company/closingNotices.ts";
import { useOneAtATime } from "../../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../../ui/message/failureText.ts";
import { notify } from "../../../../ui/message/notifications.ts";
import { useCompanyArea } from "../../companyContext.ts";
import { closingLine, takeBackProblem } from "./closingLine.ts";
import type { EndedJob } from "./closingQuestion.ts";

type ToldJob = Pick<EndedJob, "id" | "title" | "people">;

/** Has people told that a job has ended, and takes that back; each reports its result. */
export function useTelling() {
  const { company } = useCompanyArea();
  const oneAtATime = useOneAtATime();

  /** `at`: when people are told. */
  function takeBack({ id, title }: Omit<ToldJob, "people">, at: Date) {
    return oneAtATime(id, async () => {
      const outcome = await takeBackTelling(id);
      if (outcome === "done")
        notify({ severity: "success", title: "Ninguém será avisado", description: title });
      else
        notify({
          severity: "error",
          title: "Não deu para desfazer",
          description: `${title}: ${takeBackProblem(outcome, at, new Date())}`,
        });
    });
  }

  function tell(job: ToldJob) {
    return oneAtATime(job.id, async () => {
      const outcome = await askToTell(company.id, job.id);
      const now = new Date();
      const at = tellingTime(now);
      if (outcome === "done")
        notify({
          severity: "success",
          title: closingLine(job.people, at, now),
          description: job.title,
          action: { label: "Desfazer", run: () => void takeBack(job, at) },
        });
      else
        notify({
          severity: "error",
          title: "Erro ao avisar quem se candidatou",
          description: `${job.title}: ${failureText[outcome]}`,
        });
    });
  }

  return { tell, takeBack };
}
