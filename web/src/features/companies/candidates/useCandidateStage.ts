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
import { stageToReturnTo, tooLateText, undoneUntil } from "./undoing.ts";

/** A choice, shown in place of the row's stage until the row has changed; `over`: when that stage was set. */
type Choice = { to: CandidateStage; over: number };

/** What was taken back: until when that was in time, and what else to say. */
type Undoing = { until: Date; tooLate: string };

/** The stage, which can be chosen, and a way back to the one before; `undone`: what came of the way back. */
export function useCandidateStage(candidate: Candidate) {
  const { stage, stageAt } = candidate;
  const { shown, busy, store } = useStoredStage(candidate);
  const [last, setLast] = useState<{ to: string; from: CandidateStage } | null>(null);
  const [undoing, setUndoing] = useState<Undoing | null>(null);

  /** Resolves with whether it was stored. */
  async function choose(value: string): Promise<boolean> {
    setUndoing(null);
    const from = stage === "nova" || stage === value || !isChosenStage(stage) ? "vista" : stage;
    const isStored = await store(value);
    if (isStored) setLast({ to: value, from });
    return isStored;
  }

  async function undo(): Promise<void> {
    if (busy) return;
    const [now, until, tooLate] = [new Date(), undoneUntil(candidate), tooLateText(candidate)];
    if (until <= now) {
      notify({ severity: "error", title: "Não deu para desfazer", description: tooLate });
      return;
    }
    const before = last?.to === stage ? last.from : stageToReturnTo(candidate, now);
    if (await store(before)) setUndoing({ until, tooLate });
  }

  return { shown, choose, undo, undone: undoing && undoneText(undoing, stageAt) };
}

/** By the server's time, which the row brings: a phone's clock may be slow, and so may the line. */
function undoneText({ until, tooLate }: Undoing, stageAt: Date): string {
  return stageAt < until ? "Desfeito: nada foi enviado." : tooLate;
}

/** The stage as it is chosen, at once, and its write. */
function useStoredStage({ id, name, stage, stageAt }: Candidate) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [busy, setBusy] = useState(false);
  const since = stageAt.getTime();

  /** Resolves with whether it was stored. */
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

  return { shown: choice?.over === since ? choice.to : stage, busy, store };
}

export type Stage = ReturnType<typeof useCandidateStage>;
