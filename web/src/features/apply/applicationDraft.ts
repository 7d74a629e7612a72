import type { ApplicationDraftInput } from "@vagas/functions/domain/application/candidate";
import { dropDraft, keepChanged, onDraftDropped, readDraft } from "../../state/drafts.ts";

const key = "vagas-application-draft";

/** What is kept of a form: all but consent, which is always given anew. */
const emptyTexts = { name: "", email: "", phone: "", coverLetter: "" };

export const emptyDraft: ApplicationDraftInput = {
  ...emptyTexts,
  consentJob: false,
  consentTalentPool: false,
};

/** The file chosen last, for as long as this tab lives: who goes on to another job need not attach it again. */
let chosen: File | null = null;

export function keptFile(): File | null {
  return chosen;
}

export function keepFile(file: File | null) {
  chosen = file;
}

/** The draft kept on this device, without consent. Null when there is none. */
export function keptDraft(): ApplicationDraftInput | null {
  const kept = readDraft(key, emptyTexts);
  return kept && { ...emptyDraft, ...kept.draft };
}

/** Keeps what is typed on this device; an empty form keeps nothing. */
export function keepTyped({
  name = "",
  email = "",
  phone = "",
  coverLetter = "",
}: Partial<ApplicationDraftInput>) {
  keepChanged(key, { name, email, phone, coverLetter }, emptyTexts, new Date());
}

export function discardDraft() {
  chosen = null;
  dropDraft(key);
}

/** Calls back when another tab, which has sent its own application, discards the draft of both. */
export function onDraftDiscarded(keepAgain: () => void): () => void {
  return onDraftDropped(key, keepAgain);
}
