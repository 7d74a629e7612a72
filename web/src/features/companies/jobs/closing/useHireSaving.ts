import type { HireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { saveHire } from "../../../../data/company/hires.ts";
import { failureText } from "../../../../ui/message/failureText.ts";
import { notify } from "../../../../ui/message/notifications.ts";
import { useCompanyArea } from "../../companyContext.ts";
import type { EndedJob } from "./closingQuestion.ts";

/** Stores whom a job hired, and reports the result. */
export function useHireSaving() {
  const { company } = useCompanyArea();
  return async ({ id, title }: Pick<EndedJob, "id" | "title">, reply: HireReply) => {
    const outcome = await saveHire(company.id, id, reply);
    if (outcome === "done")
      notify({ severity: "success", title: "Obrigado por contar", description: title });
    else
      notify({
        severity: "error",
        title: "A resposta não foi guardada",
        description: `${title}: ${failureText[outcome]}`,
      });
  };
}
