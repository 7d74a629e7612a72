import type { ReactFireGlobals } from "reactfire";

/**
 * ReactFire keeps its listeners' values and refusals until the page reloads. Between two sessions this removes those of
 * `useLive` (data/queries/liveQuery.ts).
 */
export function forgetLiveData(): void {
  const { _reactFirePreloadedObservables: kept } = globalThis as Partial<ReactFireGlobals>;
  for (const key of kept?.keys() ?? []) if (key.startsWith("firestore")) kept?.delete(key);
}
