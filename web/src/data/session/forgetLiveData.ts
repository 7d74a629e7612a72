import type { ReactFireGlobals } from "reactfire";

/**
 * ReactFire keeps what its listeners heard, and that one was refused, until the document is left: between two sessions this
 * takes away what `useLive` (data/queries/liveQuery.ts) put there.
 */
export function forgetLiveData(): void {
  const { _reactFirePreloadedObservables: kept } = globalThis as Partial<ReactFireGlobals>;
  for (const key of kept?.keys() ?? []) if (key.startsWith("firestore")) kept?.delete(key);
}
