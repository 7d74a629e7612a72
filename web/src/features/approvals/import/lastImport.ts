import { createTabStore, useStore } from "../../../state/createStore.ts";

/** The items of this tab's last import, and its time. */
type LastImport = { ids: readonly string[]; at: number };

const kept = createTabStore<LastImport | null>("vagas-last-import", null);

/** Records an import, so that it can be undone; after a resumed import, all of it. */
export function keepImport(ids: readonly string[], at = Date.now()) {
  kept.set({ ids, at });
}

export function forgetImport() {
  kept.set(null);
}

export function useLastImport(): LastImport | null {
  return useStore(kept);
}
