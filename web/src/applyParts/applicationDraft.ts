import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { formatPhone, normalizeLocalPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import {
  bringDraftBack,
  dropDraft,
  isBroughtBack,
  keepChanged,
  type KeptDraft,
  keepUnopened,
  markOpened,
  onDraftDropped,
  readDraft,
  setDraftAside,
  unopenedAt,
} from "../state/drafts.ts";

const draftKey = "vagas-application-draft";

/** On the form: where the script of a page whose code has not come keeps what is typed (web/build/startCode.js). */
export const typedKey = `${draftKey}:typed`;

/** The stored fields of a form: all except consent, which must be given each time. */
const emptyTexts = { name: "", email: "", phone: "", coverLetter: "" };

export const emptyDraft: ApplicationDraftInput = {
  ...emptyTexts,
  consentJob: false,
  consentTalentPool: false,
};

type Person = Pick<ApplicationDraft, "name" | "phone">;

/** The last chosen file, for as long as this tab lives: it need not be attached again for another job. */
let chosen: File | null = null;
/** Whose unsent application it came back with; null if it was chosen in a form. */
let cameBackTo: Person | null = null;

export function keptFile(): File | null {
  return chosen;
}

/** Keeps the file that an open form has. */
export function keepFile(file: File | null) {
  // A file chosen in a blank form is not that of the texts which came back meanwhile.
  if (file !== null && setUnopenedAside()) dropDraft(draftKey);
  chosen = file;
  cameBackTo = null;
}

/** The draft kept on this device, without consent. Null when there is none. */
export function keptDraft(): ApplicationDraftInput | null {
  const kept = readDraft(draftKey, emptyTexts);
  return kept && { ...emptyDraft, ...kept.draft };
}

/** The draft that a form opens with: the kept one, else one that was not sent while another was kept. */
export function formDraft(): ApplicationDraftInput | null {
  takeTyped();
  // The file is that of the draft before it, or of texts that are gone or written over by another person.
  if (bringDraftBack(draftKey) || (cameBackTo && !isKeptOf(cameBackTo))) chosen = null;
  markOpened(draftKey);
  return keptDraft();
}

/**
 * Adds what was typed before the code had come to the draft. A draft that is another person's by its name, or that nobody
 * has opened yet, is set aside instead.
 */
function takeTyped() {
  const typed = readDraft(typedKey, emptyTexts);
  if (typed === null) return;
  dropDraft(typedKey);
  const kept = readDraft(draftKey, emptyTexts);
  const whose = unopenedAt(draftKey);
  const isApart =
    kept !== null &&
    (whose === null ? isOtherName(kept.draft, typed.draft) : lacks(typed.draft, kept.draft));
  if (isApart) setKeptAside(whose ?? kept.draft.name.trim(), kept);
  const texts = isApart || kept === null ? typed.draft : withTexts(kept.draft, typed.draft);
  keepChanged(draftKey, texts, emptyTexts, typed.keptAt);
}

/** Whether two texts give different names; one of them may be no more than a beginning. */
function isOtherName(a: Texts, b: Texts): boolean {
  const [one, other] = [a.name.trim(), b.name.trim()];
  const begun = Math.min(one.length, other.length);
  const isSame = { sensitivity: "base" } as const;
  return one.slice(0, begun).localeCompare(other.slice(0, begun), "pt-BR", isSame) !== 0;
}

/** Who wrote the kept draft, if it was set aside before; null if it was not, or gives no name. */
export function writerOfDraft(): string | null {
  return (isBroughtBack(draftKey) && keptDraft()?.name.trim()) || null;
}

/**
 * Stores the input on this device; removes the draft of an empty form. What came back while the form was open is not lost:
 * an empty form leaves it there, another sets it aside.
 */
export function keepTyped({
  name = "",
  email = "",
  phone = "",
  coverLetter = "",
}: Partial<ApplicationDraftInput>) {
  const typed = { name, email, phone, coverLetter };
  if (!isLeft(typed)) keepChanged(draftKey, typed, emptyTexts, new Date());
}

/** Whether the kept draft stays under its key as it is while a form has these texts. Sets it aside if they would replace it. */
function isLeft(typed: Texts): boolean {
  const kept = keptDraft();
  if (kept === null) return false;
  // Storing the same again would take it for the reader's own.
  if (unopenedAt(draftKey) === null) return isSame(typed, kept);
  if (isSame(typed, emptyTexts)) return true;
  if (lacks(typed, kept)) setUnopenedAside();
  return false;
}

/** Sets what came back while a form was open aside, without its file. Returns whether there was something. */
function setUnopenedAside(): boolean {
  const whose = unopenedAt(draftKey);
  const kept = readDraft(draftKey, emptyTexts);
  if (whose === null || kept === null) return false;
  setKeptAside(whose, kept);
  return true;
}

/** Sets the kept draft aside, without its file. */
function setKeptAside(whose: string, { draft, keptAt }: KeptDraft<Texts>) {
  setDraftAside(draftKey, whose, draft, keptAt);
  chosen = null;
}

type TextName = keyof typeof emptyTexts;
type Texts = Pick<ApplicationDraftInput, TextName>;

const textNames = Object.keys(emptyTexts) as TextName[];

function isSame(a: Texts, b: Texts): boolean {
  return textNames.every((name) => a[name] === b[name]);
}

/** As it is sent. */
function plainText(name: TextName, text: string): string {
  const trimmed = text.trim();
  if (name === "phone") return normalizeLocalPhone(trimmed, town.areaCode) ?? trimmed;
  return name === "email" ? trimmed.toLowerCase() : trimmed;
}

/** Whether one of the texts in `others` would be lost if these took their place. */
function lacks(these: Texts, others: Texts): boolean {
  return textNames.some(
    (name) =>
      others[name].trim() !== "" && plainText(name, others[name]) !== plainText(name, these[name]),
  );
}

/** An application's texts, as a form holds them. */
export function textsOf({ name, email, phone, coverLetter }: ApplicationDraft): Texts {
  return { name, email: email ?? "", phone: formatPhone(phone), coverLetter };
}

/** The texts that a form's inputs hold. */
export function textsIn(form: HTMLFormElement): Texts {
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

/** The draft with the texts in place of its own, except for empty ones. */
function withTexts<Draft extends Texts>(draft: Draft, texts: Texts): Draft {
  const typed = Object.fromEntries(
    textNames.filter((name) => texts[name] !== "").map((name) => [name, texts[name]]),
  );
  return { ...draft, ...typed };
}

/** The same; `restored`: whether it had any of these. */
export function typedInto(
  draft: ApplicationDraftInput,
  texts: Texts,
): { values: ApplicationDraftInput; restored: boolean } {
  return {
    values: withTexts(draft, texts),
    restored: textNames.some((name) => texts[name] === "" && draft[name] !== ""),
  };
}

/** Discards the draft and its file. What came back while a form was open stays: nobody has seen it there. */
export function discardDraft() {
  if (unopenedAt(draftKey) !== null) return;
  chosen = null;
  dropDraft(draftKey);
}

/** Whether a draft says that it is somebody else's, by a name or a phone. */
function isOfAnother(draft: Pick<Texts, "name" | "phone">, { name, phone }: Person): boolean {
  const isOtherName = draft.name.trim() !== "" && draft.name.trim() !== name;
  const isOtherPhone = draft.phone.trim() !== "" && plainText("phone", draft.phone) !== phone;
  return isOtherName || isOtherPhone;
}

/** Whether a draft gives this person's name, and no other number. */
export function isOf(draft: Pick<Texts, "name" | "phone">, person: Person): boolean {
  return draft.name.trim() === person.name && !isOfAnother(draft, person);
}

function isKeptOf(person: Person): boolean {
  const kept = keptDraft();
  return kept !== null && isOf(kept, person);
}

function isKeptOfAnother(person: Person): boolean {
  const kept = keptDraft();
  return kept !== null && isOfAnother(kept, person);
}

/**
 * Discards the draft and the file after this person's application was sent, in their absence. Another person's, who has
 * begun on the same device, stay, and so does an application that was not sent.
 */
export function discardSentDraft(sent: Person) {
  if (!isKeptOfAnother(sent)) discardDraft();
}

/**
 * Puts an application that was not sent back with its file. While the device has a draft with other texts, or a file
 * without any, what was typed is set aside without the file. Returns whether it is the draft. `jobId`: null for the
 * talent bank.
 */
export function restoreUnsentDraft(
  unsent: ApplicationDraft,
  file: File | null,
  jobId: string | null,
): boolean {
  const texts = textsOf(unsent);
  const whose = `${unsent.name} ${unsent.phone} ${jobId ?? ""}`;
  const kept = keptDraft();
  if (kept ? lacks(texts, kept) : chosen !== null) {
    const isAside = setDraftAside(draftKey, whose, texts, new Date());
    // Without storage the file alone is kept, and may be that of the form where it was written.
    if (isAside || kept) return false;
  }
  if (kept === null || lacks(kept, texts)) keepUnopened(draftKey, whose, texts, new Date());
  chosen = file;
  cameBackTo = unsent;
  return true;
}

/** Calls back when another tab, which has sent its own application, discards the common draft. */
export function onDraftDiscarded(keepAgain: () => void): () => void {
  return onDraftDropped(draftKey, keepAgain);
}
