const key = 'vagas-searches';

/** Where storage is barred, searches last until the document is left. */
let unstored: Record<string, string> = {};

function searches(): Record<string, string> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string> | null) ?? {};
  } catch {
    return unstored;
  }
}

/** Keeps a search in this tab until logout (data/session/forgetPeople.ts); gives back the id that stands for it. */
export function keepSearch(text: string): string {
  const id = String(Date.now());
  const next = { ...searches(), [id]: text };
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    unstored = next;
  }
  return id;
}

/** The search an id stands for; null when there is none, or it was forgotten. */
export function keptSearch(id: string): string | null {
  return searches()[id] ?? null;
}
