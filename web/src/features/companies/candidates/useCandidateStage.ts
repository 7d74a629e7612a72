import type { Candidate } from "@vagas/functions/domain/application/candidate";
import {
  type CandidateStage,
  chosenStages,
  isChosenStage,
} from "@vagas/functions/domain/application/stage";
import { useState } from "react";
import { notify } from "../../../ui/message/notifications.ts";
import { stageToReturnTo, tooLateText, undoneUntil } from "./undoing.ts";
import { writeStage } from "./writeStage.ts";

/**
 * A choice, shown in place of the row's stage while it is being written, and then until the row has changed; `over`: the
 * row's stage and its time, because an opening changes the stage alone.
 */
type Choice = { to: CandidateStage; over: string; isWriting: boolean };

/** What was taken back: until when that was in time, and what else to say. */
type Undoing = { until: Date; tooLate: string };

/** The stage, which can be chosen, and a way back to the one before; `undone`: what came of the way back. */
export function useCandidateStage(candidate: Candidate) {
  const { stage, stageAt } = candidate;
  const { shown, isWriting, store } = useStoredStage(candidate);
  const [last, setLast] = useState<{ to: string; from: CandidateStage } | null>(null);
  const [undoing, setUndoing] = useState<Undoing | null>(null);

  /** Resolves with whether it was stored, or what was chosen after it. */
  async function choose(value: string): Promise<boolean> {
    setUndoing(null);
    const from = stage === "nova" || stage === value || !isChosenStage(stage) ? "vista" : stage;
    setLast({ to: value, from });
    const stored = await store(value);
    if (stored === null) setLast(last);
    return stored !== null;
  }

  async function undo(): Promise<void> {
    // The button is about the row's stage: another one was chosen since, or it is being taken back.
    if (isWriting && shown !== stage) return;
    const [now, until, tooLate] = [new Date(), undoneUntil(candidate), tooLateText(candidate)];
    if (until <= now) {
      notify({ severity: "error", title: "Não deu para desfazer", description: tooLate });
      return;
    }
    const before = last?.to === stage ? last.from : stageToReturnTo(candidate, now);
    if ((await store(before)) === before) setUndoing({ until, tooLate });
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
  const isWriting = choice?.isWriting === true;
  const over = `${stage}:${stageAt.getTime()}`;
  // The row may bring the stage that was written before this one.
  if (isWriting && choice.over !== over) setChoice({ ...choice, over });

  /** Resolves with the stage that was stored at last, which may be a later choice; null if that failed. */
  async function store(value: string): Promise<CandidateStage | null> {
    const to = chosenStages.find((known) => known === value);
    if (to === undefined) return null;
    setChoice({ to, over, isWriting: true });
    const stored = await writeStage({ id, name }, to);
    setChoice((last) => (last?.to === stored ? { ...last, isWriting: false } : null));
    return stored;
  }

  return { shown: isWriting || choice?.over === over ? choice.to : stage, isWriting, store };
}

export type Stage = ReturnType<typeof useCandidateStage>;
