import { tabStorage } from "../../state/browserStorage.ts";

const key = "vagas-searches";

/** Searches that storage, barred or full, did not take; they last until the document is left. */
const unstored = new Map<string, string>();

function stored(): Record<string, string> {
  return (tabStorage.read(key) as Record<string, string> | null) ?? {};
}

/** Keeps a search in this tab until logout (data/session/forgetPeople.ts); gives back the id that stands for it. */
export function keepSearch(text: string): string {
  const id = String(Date.now());
  if (!tabStorage.write(key, { ...stored(), [id]: text })) unstored.set(id, text);
  return id;
}

/** The search an id stands for; null when there is none, or it was forgotten. */
export function keptSearch(id: string): string | null {
  return stored()[id] ?? unstored.get(id) ?? null;
}
