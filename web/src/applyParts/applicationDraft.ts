import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { formatPhone, normalizeLocalPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import {
  bringDraftBack,
  dropDraft,
  keepChanged,
  onDraftDropped,
  readDraft,
  setDraftAside,
} from "../state/drafts.ts";

/** Also on the form, for the script of a page whose code has not come (web/build/startCode.js). */
export const draftKey = "vagas-application-draft";

/** The stored fields of a form: all except consent, which must be given each time. */
const emptyTexts = { name: "", email: "", phone: "", coverLetter: "" };

export const emptyDraft: ApplicationDraftInput = {
  ...emptyTexts,
  consentJob: false,
  consentTalentPool: false,
};

/** The last chosen file, for as long as this tab lives: it need not be attached again for another job. */
let chosen: File | null = null;

export function keptFile(): File | null {
  return chosen;
}

export function keepFile(file: File | null) {
  chosen = file;
}

/** The draft kept on this device, without consent. Null when there is none. */
export function keptDraft(): ApplicationDraftInput | null {
  const kept = readDraft(draftKey, emptyTexts);
  return kept && { ...emptyDraft, ...kept.draft };
}

/** The draft that a form opens with: the kept one, else one that was not sent while somebody else's was kept. */
export function formDraft(): ApplicationDraftInput | null {
  // The file is that of the draft before it.
  if (bringDraftBack(draftKey)) chosen = null;
  return keptDraft();
}

/** Stores the input on this device; removes the draft of an empty form. */
export function keepTyped({
  name = "",
  email = "",
  phone = "",
  coverLetter = "",
}: Partial<ApplicationDraftInput>) {
  keepChanged(draftKey, { name, email, phone, coverLetter }, emptyTexts, new Date());
}

type TextName = keyof typeof emptyTexts;

/** The texts that a form's inputs hold. */
export function textsIn(form: HTMLFormElement): Pick<ApplicationDraftInput, TextName> {
  const held = new FormData(form);
  const text = (name: TextName) => {
    const typed = held.get(name);
    return typeof typed === "string" ? typed : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    coverLetter: text("coverLetter"),
  };
}

/** The consents that are ticked in a form. */
export function consentsIn(
  form: HTMLFormElement,
): Pick<ApplicationDraftInput, "consentJob" | "consentTalentPool"> {
  const held = new FormData(form);
  return { consentJob: held.has("consentJob"), consentTalentPool: held.has("consentTalentPool") };
}

/** The draft with the texts in place of its own, except for empty ones; `restored`: whether it had any of these. */
export function typedInto(
  draft: ApplicationDraftInput,
  texts: Pick<ApplicationDraftInput, TextName>,
): { values: ApplicationDraftInput; restored: boolean } {
  const names = Object.keys(emptyTexts) as TextName[];
  const typed = Object.fromEntries(
    names.filter((name) => texts[name] !== "").map((name) => [name, texts[name]]),
  );
  return {
    values: { ...draft, ...typed },
    restored: names.some((name) => texts[name] === "" && draft[name] !== ""),
  };
}

export function discardDraft() {
  chosen = null;
  dropDraft(draftKey);
}

type Person = Pick<ApplicationDraft, "name" | "phone">;

/** Whether the kept draft says that it is somebody else's, by a name or a phone. */
function isKeptOfAnother({ name, phone }: Person): boolean {
  const kept = keptDraft();
  if (kept === null) return false;
  const isOtherName = kept.name.trim() !== "" && kept.name.trim() !== name;
  const isOtherPhone =
    kept.phone.trim() !== "" && normalizeLocalPhone(kept.phone, town.areaCode) !== phone;
  return isOtherName || isOtherPhone;
}

/**
 * Discards the draft and the file after this person's application was sent, in their absence. Another person's, who has
 * begun on the same device, stay.
 */
export function discardSentDraft(sent: Person) {
  if (!isKeptOfAnother(sent)) discardDraft();
}

/**
 * Puts an application that was not sent back with its file. While the device has another person's draft, what was typed
 * is set aside without the file. Returns whether it is in the form.
 */
export function restoreUnsentDraft(unsent: ApplicationDraft, file: File | null): boolean {
  const { name, phone, email, coverLetter } = unsent;
  const texts = { name, email: email ?? "", phone: formatPhone(phone), coverLetter };
  if (isKeptOfAnother(unsent)) {
    setDraftAside(draftKey, `${name} ${phone}`, texts, new Date());
    return false;
  }
  keepTyped(texts);
  keepFile(file);
  return true;
}

/** Calls back when another tab, which has sent its own application, discards the common draft. */
export function onDraftDiscarded(keepAgain: () => void): () => void {
  return onDraftDropped(draftKey, keepAgain);
}
