import {
  emptyWrittenResume,
  readWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { dropDraft, keepDraft, readDraft } from "../../state/drafts.ts";

/** A résumé that is being written on this device. */
export type WrittenResumeDraft = {
  name: string;
  phone: string;
  email: string;
  resume: WrittenResume;
  /** The number, as digits, that its person has confirmed; '' before. */
  confirmedPhone: string;
  /** The step shown last. */
  step: string;
};

const key = "vagas-written-resume";

export const emptyResumeDraft: WrittenResumeDraft = {
  name: "",
  phone: "",
  email: "",
  resume: emptyWrittenResume,
  confirmedPhone: "",
  step: "",
};

const emptyTexts = { ...emptyResumeDraft, resume: "" };

/** The draft kept on this device; null if there is none. */
export function keptResumeDraft(): WrittenResumeDraft | null {
  const kept = readDraft(key, emptyTexts)?.draft;
  if (!kept) return null;
  return { ...kept, resume: readWrittenResume(kept.resume) ?? emptyWrittenResume };
}

/** Stores the draft on this device; a draft without any answer is removed. */
export function keepResumeDraft(draft: WrittenResumeDraft, now: Date): void {
  const isEmpty = isSame({ ...draft, step: "" }, emptyResumeDraft);
  if (isEmpty) dropResumeDraft();
  else keepDraft(key, { ...draft, resume: JSON.stringify(draft.resume) }, now);
}

export function dropResumeDraft(): void {
  dropDraft(key);
}

function isSame(a: WrittenResumeDraft, b: WrittenResumeDraft): boolean {
  return (Object.keys(b) as (keyof WrittenResumeDraft)[]).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}
