import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useEffect, useState } from "react";
import {
  dropResumeDraft,
  emptyResumeDraft,
  formResumeDraft,
  keepResumeDraft,
  type WrittenResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import { type Step, stepNamed } from "./steps.ts";

export type ResumeInput = {
  draft: WrittenResumeDraft;
  /** Whether the device has an answer. */
  isKept: boolean;
  /** The step shown last. */
  keptStep: Step;
  change: (part: Partial<WrittenResumeDraft>) => void;
  changeResume: (part: Partial<WrittenResume>) => void;
  startAgain: () => void;
  /** It is sent: the device keeps it no longer, and the page until it is left. */
  settle: () => void;
};

/** The answers, kept on the device after every change, with the step that is shown (null: none yet). */
export function useResumeDraft(step: Step | null): ResumeInput {
  const [kept] = useState(formResumeDraft);
  const [draft, setDraft] = useState(kept ?? emptyResumeDraft);
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    if (!isSettled) keepResumeDraft({ ...draft, step: step ?? draft.step }, new Date());
  }, [draft, step, isSettled]);

  function set(next: (before: WrittenResumeDraft) => WrittenResumeDraft) {
    setDraft(next);
    setSettled(false);
  }

  return {
    draft,
    isKept: kept !== null,
    keptStep: stepNamed(draft.step) ?? "1",
    change: (part) => set((before) => ({ ...before, ...part })),
    changeResume: (part) => set((before) => ({ ...before, resume: { ...before.resume, ...part } })),
    startAgain: () => {
      dropResumeDraft();
      set(() => emptyResumeDraft);
    },
    settle: () => {
      dropResumeDraft();
      setSettled(true);
    },
  };
}
