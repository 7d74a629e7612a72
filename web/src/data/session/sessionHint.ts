import { useSyncExternalStore } from "react";

/** Who was logged in on this device when last seen; a hint for the header, never a permission. */
export type SessionHint = "company" | "admin" | null;

const key = "vagas-session";
const listeners = new Set<() => void>();

/** The hint as it is now. */
export function readSessionHint(): SessionHint {
  try {
    const kept = localStorage.getItem(key);
    return kept === "company" || kept === "admin" ? kept : null;
  } catch {
    return null; // Storage is barred: the header shows 'Entrar', which still works.
  }
}

export function keepSessionHint(hint: SessionHint) {
  try {
    if (hint) localStorage.setItem(key, hint);
    else localStorage.removeItem(key);
  } catch {
    // Storage is barred: see above.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The hint, live across tabs. */
export function useSessionHint(): SessionHint {
  return useSyncExternalStore(subscribe, readSessionHint, () => null);
}
