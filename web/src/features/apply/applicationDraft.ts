import type { ApplicationDraftInput } from "@vagas/functions/domain/application/candidate";
import { deviceStorage, onOtherTabWrote } from "../../state/browserStorage.ts";

const key = "vagas-application-draft";

export const emptyDraft: ApplicationDraftInput = {
  name: "",
  email: "",
  phone: "",
  coverLetter: "",
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

/** The draft kept on this device, without consent, which is always given anew. Null when there is none. */
export function keptDraft(): ApplicationDraftInput | null {
  const kept = deviceStorage.read(key) as Partial<Record<string, unknown>> | null;
  if (!kept) return null;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    ...emptyDraft,
    name: text(kept["name"]),
    email: text(kept["email"]),
    phone: text(kept["phone"]),
    coverLetter: text(kept["coverLetter"]),
  };
}

/** Keeps what is typed on this device; an empty form keeps nothing. */
export function keepDraft({
  name = "",
  email = "",
  phone = "",
  coverLetter = "",
}: Partial<ApplicationDraftInput>) {
  const empty = !(name || email || phone || coverLetter);
  deviceStorage.write(key, empty ? null : { name, email, phone, coverLetter });
}

export function discardDraft() {
  chosen = null;
  deviceStorage.write(key, null);
}

/** Keeps `values` again when another tab, which has sent its own application, discards the draft of both. */
export function onDraftDiscarded(keepAgain: () => void): () => void {
  return onOtherTabWrote((event) => {
    if (event.key === key && event.newValue === null) keepAgain();
  });
}
