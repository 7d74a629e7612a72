import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useEffect, useRef, useState } from "react";
import {
  dropResumeDraft,
  emptyResumeDraft,
  formResumeDraft,
  keepResumeDraft,
  keptResumeDraft,
  restoreResumeDraft,
  type WrittenResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import { phoneDigits } from "./contact.ts";
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

/** A finished résumé on the device, as one is that came back unsent; null if there is none. */
function finishedDraft(): WrittenResumeDraft | null {
  const kept = keptResumeDraft();
  const isFinished = kept?.step === "enviar" && phoneDigits(kept.phone) === kept.confirmedPhone;
  return isFinished ? kept : null;
}

/** Puts back what came while the pages had no answer: beside the draft of somebody who has answered since. */
function putBack({ name, confirmedPhone: phone, email, resume }: WrittenResumeDraft): void {
  restoreResumeDraft({ name: name.trim(), phone, email: email || null }, resume, new Date());
}

/** The answers, kept on the device after every change, with the step that is shown (null: none yet). */
export function useResumeDraft(step: Step | null): ResumeInput {
  const [kept] = useState(formResumeDraft);
  const [draft, setDraft] = useState(kept ?? emptyResumeDraft);
  const [isSettled, setSettled] = useState(false);

  /** Whether the device's draft is this page's. */
  const isOwn = useRef(kept !== null);

  useEffect(() => {
    if (isSettled) return;
    const back = isOwn.current ? null : finishedDraft();
    keepResumeDraft({ ...draft, step: step ?? draft.step }, new Date());
    isOwn.current = keptResumeDraft() !== null;
    if (back) putBack(back);
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
      if (isOwn.current) dropResumeDraft();
      set(() => emptyResumeDraft);
    },
    settle: () => {
      dropResumeDraft();
      isOwn.current = false;
      setSettled(true);
    },
  };
}
