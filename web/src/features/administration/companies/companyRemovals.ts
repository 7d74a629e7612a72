import { useSyncExternalStore } from "react";

/** A company whose removal was started in this tab. `jobs`: how many it had. */
export type CompanyRemoval = { id: string; name: string; jobs: number };

const key = "vagas-company-removals";
const listeners = new Set<() => void>();

function kept(): CompanyRemoval[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as CompanyRemoval[];
  } catch {
    return []; // Storage is blocked: a removal is followed until the page is left.
  }
}

let removals: readonly CompanyRemoval[] = kept();

function change(next: readonly CompanyRemoval[]) {
  removals = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

/** Follows a removal, across reloads of the page too. */
export function followRemoval(removal: CompanyRemoval) {
  change([...removals.filter(({ id }) => id !== removal.id), removal]);
}

export function forgetRemoval(id: string) {
  change(removals.filter((removal) => removal.id !== id));
}

export function useCompanyRemovals(): readonly CompanyRemoval[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => removals,
    () => removals,
  );
}
