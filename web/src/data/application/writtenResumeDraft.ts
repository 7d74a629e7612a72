import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import { formatPhone, normalizeLocalPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import {
  emptyWrittenResume,
  readWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import {
  bringDraftBack,
  dropDraft,
  keepDraft,
  readDraft,
  setDraftAside,
} from "../../state/drafts.ts";

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

/** The draft that the pages open with: the kept one, else one that was not sent while somebody else's was kept. */
export function formResumeDraft(): WrittenResumeDraft | null {
  bringDraftBack(key);
  return keptResumeDraft();
}

/** As it is stored. */
function textsOf(draft: WrittenResumeDraft): object {
  return { ...draft, resume: JSON.stringify(draft.resume) };
}

/** Stores the draft on this device; a draft without any answer is removed. */
export function keepResumeDraft(draft: WrittenResumeDraft, now: Date): void {
  const isEmpty = isSame({ ...draft, step: "" }, emptyResumeDraft);
  if (isEmpty) dropResumeDraft();
  else keepDraft(key, textsOf(draft), now);
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
 * Makes a draft of a résumé that was not sent, unless the device has one of this person, which may be newer. While it has
 * another person's, the answers are set aside. Returns whether the device's draft is this person's now.
 */
export function restoreResumeDraft(
  { name, phone, email }: Pick<ApplicationDraft, "name" | "phone" | "email">,
  resume: WrittenResume,
  now: Date,
): boolean {
  const kept = keptResumeDraft();
  if (kept && isOf(kept, { name, phone })) return true;
  const contact = { name, phone: formatPhone(phone), email: email ?? "", confirmedPhone: phone };
  const unsent = { ...contact, resume, step: "enviar" };
  if (kept) setDraftAside(key, `${name} ${phone}`, textsOf(unsent), now);
  else keepResumeDraft(unsent, now);
  return kept === null;
}

function isSame(a: WrittenResumeDraft, b: WrittenResumeDraft): boolean {
  return (Object.keys(b) as (keyof WrittenResumeDraft)[]).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}
