import { onForgotten, tabStorage } from "../../state/browserStorage.ts";

const key = "vagas-searches";

/** Searches that blocked or full storage did not take; they last until the document is left. */
const unstored = new Map<string, string>();
onForgotten(key, () => unstored.clear());

function stored(): Record<string, string> {
  return (tabStorage.read(key) as Record<string, string> | null) ?? {};
}

/** Stores a search in this tab until logout (data/session/forgetPeople.ts); returns its id. */
export function keepSearch(text: string): string {
  const id = String(Date.now());
  if (!tabStorage.write(key, { ...stored(), [id]: text })) unstored.set(id, text);
  return id;
}

/** The search of an id; null if there is none, or it was forgotten. */
export function keptSearch(id: string): string | null {
  return stored()[id] ?? unstored.get(id) ?? null;
}
