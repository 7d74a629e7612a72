import { hireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { useState } from "react";
import { saveHire } from "../../../../data/company/hires.ts";
import { useRefusal } from "../../../../ui/form/useRefusal.tsx";
import { failureText } from "../../../../ui/message/failureText.ts";
import { notify } from "../../../../ui/message/notifications.ts";
import { useCompanyArea } from "../../companyContext.ts";
import { hirePeopleError, type TypedHire } from "./HireFields.tsx";

/** Whom a job hired, while it is typed, and its saving; `first`: what is shown before. `chosen`: the answer that is saved. */
export function useHireAnswer(jobId: string, title: string, first: TypedHire) {
  const { company } = useCompanyArea();
  const [typed, setTyped] = useState<TypedHire | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const { refuse, forget, refusal } = useRefusal();

  function change(changed: TypedHire) {
    setTyped(changed);
    setWrong(false);
    forget();
  }

  /** Returns whether nothing typed is left to store; a wrong number stays to be corrected. */
  async function save(): Promise<boolean> {
    if (typed === null || typed.answer === null) return true;
    const reply = hireReply(typed.answer, typed.people);
    if (reply === null) {
      setWrong(true);
      return false;
    }
    setBusy(true);
    const outcome = await saveHire(company.id, jobId, reply);
    setBusy(false);
    if (outcome === "done") {
      notify({ severity: "success", title: "Obrigado por contar", description: title });
      return true;
    }
    // An active company may answer for each of its jobs, except one that was approved too late to come to the site.
    if (outcome === "forbidden" && company.active) {
      const description = "Esta vaga não chegou ao site, então a resposta não é contada.";
      notify({ severity: "info", title, description });
      return true;
    }
    refuse(`A resposta não foi guardada. ${failureText[outcome]}`);
    return false;
  }

  const error = isWrong ? hirePeopleError : undefined;
  const chosen = typed?.answer ?? null;
  return { typed: typed ?? first, chosen, change, error, busy, refusal, save };
}
