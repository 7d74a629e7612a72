import { createStore, useStore } from "../../state/createStore.ts";

const gone = createStore<ReadonlySet<string>>(new Set());

/** Removes an item from every list at once; it returns if `write` reports a failure. */
async function remove(key: string, write: () => Promise<boolean>): Promise<void> {
  gone.set(new Set(gone.get()).add(key));
  if (await write()) return;
  gone.set(new Set([...gone.get()].filter((other) => other !== key)));
}

/** Shows items with this key prefix again, when they may have returned to the database. */
function forget(prefix: string) {
  gone.set(new Set([...gone.get()].filter((key) => !key.startsWith(prefix))));
}

/** Items removed from the lists before the database has confirmed; keys are the caller's, unique over all lists. */
export function useRemovals() {
  return { gone: useStore(gone), remove, forget };
}
