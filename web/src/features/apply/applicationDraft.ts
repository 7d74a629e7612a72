import type { ApplicationDraftInput } from "@vagas/functions/domain/application/candidate";
import { dropDraft, keepChanged, onDraftDropped, readDraft } from "../../state/drafts.ts";

const key = "vagas-application-draft";

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
  const kept = readDraft(key, emptyTexts);
  return kept && { ...emptyDraft, ...kept.draft };
}

/** Stores the input on this device; removes the draft of an empty form. */
export function keepTyped({
  name = "",
  email = "",
  phone = "",
  coverLetter = "",
}: Partial<ApplicationDraftInput>) {
  keepChanged(key, { name, email, phone, coverLetter }, emptyTexts, new Date());
}

/** The draft with what a form's inputs hold: texts, if any were typed, and ticks. */
export function typedInto(
  form: HTMLFormElement,
  draft: ApplicationDraftInput,
): ApplicationDraftInput {
  const held = new FormData(form);
  const texts = Object.keys(emptyTexts).flatMap((name) => {
    const typed = held.get(name);
    return typeof typed === "string" && typed !== "" ? [[name, typed] as const] : [];
  });
  return {
    ...draft,
    ...Object.fromEntries(texts),
    consentJob: held.has("consentJob"),
    consentTalentPool: held.has("consentTalentPool"),
  };
}

export function discardDraft() {
  chosen = null;
  dropDraft(key);
}

/** Calls back when another tab, which has sent its own application, discards the common draft. */
export function onDraftDiscarded(keepAgain: () => void): () => void {
  return onDraftDropped(key, keepAgain);
}
