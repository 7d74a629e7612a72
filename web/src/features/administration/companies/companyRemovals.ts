import { createTabStore, useStore } from "../../../state/createStore.ts";

/** A company whose removal was started in this tab. `jobs`: how many it had. */
export type CompanyRemoval = { id: string; name: string; jobs: number };

const removals = createTabStore<readonly CompanyRemoval[]>("vagas-company-removals", []);

/** Follows a removal, also across reloads. */
export function followRemoval(removal: CompanyRemoval) {
  removals.set([...removals.get().filter(({ id }) => id !== removal.id), removal]);
}

export function forgetRemoval(id: string) {
  removals.set(removals.get().filter((removal) => removal.id !== id));
}

export function useCompanyRemovals(): readonly CompanyRemoval[] {
  return useStore(removals);
}
