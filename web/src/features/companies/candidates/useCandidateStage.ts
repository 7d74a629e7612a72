import type { Candidate } from "@vagas/functions/domain/application/candidate";
import {
  type CandidateStage,
  chosenStages,
  isChosenStage,
} from "@vagas/functions/domain/application/stage";
import { useState } from "react";
import { setCandidateStage } from "../../../data/company/companyCandidates.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";

/** A choice, shown in place of the row's stage until the row has changed; `over`: when that stage was set. */
type Choice = { to: CandidateStage; over: number };

/** The stage, which can be chosen, and a way back to the one before. */
export function useCandidateStage({ id, name, stage, stageAt }: Candidate) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<CandidateStage>("vista");
  const [isUndone, setIsUndone] = useState(false);
  const since = stageAt.getTime();

  async function store(value: string): Promise<boolean> {
    const to = chosenStages.find((known) => known === value);
    if (busy || to === undefined) return false;
    setBusy(true);
    setChoice({ to, over: since });
    const outcome = await setCandidateStage(id, to);
    setBusy(false);
    if (outcome === "done") return true;
    setChoice(null);
    notify({
      severity: "error",
      title: `Erro ao mudar a etapa de ${name}`,
      description: failureText[outcome],
    });
    return false;
  }

  /** Resolves with whether it was stored. */
  async function choose(value: string): Promise<boolean> {
    setIsUndone(false);
    const left = stage === "nova" || stage === value || !isChosenStage(stage) ? "vista" : stage;
    const isStored = await store(value);
    if (isStored) setBefore(left);
    return isStored;
  }

  async function undo(): Promise<void> {
    setIsUndone(await store(before));
  }

  const shown = choice?.over === since ? choice.to : stage;
  return { shown, choose, undo, isUndone };
}

export type Stage = ReturnType<typeof useCandidateStage>;
