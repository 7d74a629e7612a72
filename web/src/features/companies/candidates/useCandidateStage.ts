import {
  type Candidate,
  type CandidateStage,
  chosenStages,
  isChosenStage,
} from "@vagas/functions/domain/application/candidate";
import { useState } from "react";
import { setCandidateStage } from "../../../data/company/companyCandidates.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";

/** The stage that is shown while it is stored, and a way back to the one before. */
export function useCandidateStage({ id, stage }: Candidate) {
  const [choosing, setChoosing] = useState<CandidateStage | null>(null);
  const [before, setBefore] = useState<CandidateStage>("vista");

  async function store(value: string): Promise<boolean> {
    const chosen = chosenStages.find((known) => known === value);
    if (choosing !== null || chosen === undefined) return false;
    setChoosing(chosen);
    const outcome = await setCandidateStage(id, chosen);
    setChoosing(null);
    if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao mudar a etapa",
        description: failureText[outcome],
      });
    return outcome === "done";
  }

  async function choose(value: string) {
    const left = stage === "nova" || stage === value || !isChosenStage(stage) ? "vista" : stage;
    if (await store(value)) setBefore(left);
  }

  return { shown: choosing ?? stage, choose, undo: () => void store(before) };
}

export type Stage = ReturnType<typeof useCandidateStage>;
