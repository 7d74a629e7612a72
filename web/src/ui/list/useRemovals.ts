import { createStore, useStore } from "../../state/createStore.ts";

const gone = createStore<ReadonlySet<string>>(new Set());

/** Takes an item off every list at once; `write` says whether that was done, and if not it comes back. */
async function remove(key: string, write: () => Promise<boolean>): Promise<void> {
  gone.set(new Set(gone.get()).add(key));
  if (await write()) return;
  gone.set(new Set([...gone.get()].filter((other) => other !== key)));
}

/** Lets items whose key begins so be shown again, when they may have come back to the database. */
function forget(prefix: string) {
  gone.set(new Set([...gone.get()].filter((key) => !key.startsWith(prefix))));
}

/** What was taken off the lists before the database said so; keys are the caller's, and told apart over all lists. */
export function useRemovals() {
  return { gone: useStore(gone), remove, forget };
}
