import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import { formatPhone, normalizeLocalPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
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

/**
 * Drops the draft after this person's résumé was sent, in their absence. Another person's, who has begun on the same
 * device, stays.
 */
export function dropSentResumeDraft({ name, phone }: { name: string; phone: string }): void {
  const kept = keptResumeDraft();
  if (kept && isOf(kept, { name, phone })) dropResumeDraft();
}

/** Whether a draft is this person's; `phone`: its digits. */
function isOf(
  draft: WrittenResumeDraft,
  { name, phone }: { name: string; phone: string },
): boolean {
  return draft.name.trim() === name && normalizeLocalPhone(draft.phone, town.areaCode) === phone;
}

/**
 * Makes a draft of a résumé that was not sent, unless the device has one, which may be newer or another person's. Returns
 * whether the device has a draft of this person now.
 */
export function restoreResumeDraft(
  { name, phone, email }: Pick<ApplicationDraft, "name" | "phone" | "email">,
  resume: WrittenResume,
  now: Date,
): boolean {
  const kept = keptResumeDraft();
  if (kept) return isOf(kept, { name, phone });
  const contact = { name, phone: formatPhone(phone), email: email ?? "", confirmedPhone: phone };
  keepResumeDraft({ ...contact, resume, step: "enviar" }, now);
  return true;
}

function isSame(a: WrittenResumeDraft, b: WrittenResumeDraft): boolean {
  return (Object.keys(b) as (keyof WrittenResumeDraft)[]).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}
