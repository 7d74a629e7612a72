import { createTabStore, useStore } from "../../../state/createStore.ts";

/** What the last import of this tab put in the queue, and when. */
type LastImport = { ids: readonly string[]; at: number };

const kept = createTabStore<LastImport | null>("vagas-last-import", null);

/** Notes what was imported, so that it can be taken back as one; of an import that went on after a stop, all of it. */
export function keepImport(ids: readonly string[], at = Date.now()) {
  kept.set({ ids, at });
}

export function forgetImport() {
  kept.set(null);
}

export function useLastImport(): LastImport | null {
  return useStore(kept);
}
