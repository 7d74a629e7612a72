import { createStore, useStore } from "../../state/createStore.ts";

/**
 * An item of a list. `key` is the caller's, unique over all lists; `since`: when the item was created, because another with
 * its key may be created later.
 */
type Removable = { key: string; since: Date };

const gone = createStore<ReadonlySet<string>>(new Set());

function once({ key, since }: Removable): string {
  return `${key} ${since.getTime()}`;
}

/**
 * Hides an item in every list at once: during `write` whatever time it has by now, and later only as it was. It is shown
 * again if `write` reports a failure.
 */
async function remove(item: Removable, write: () => Promise<boolean>): Promise<void> {
  gone.set(new Set(gone.get()).add(item.key));
  const done = await write();
  const left = new Set(gone.get());
  left.delete(item.key);
  if (done) left.add(once(item));
  gone.set(left);
}

/** Items removed from the lists, also before the database has confirmed. */
export function useRemovals() {
  const hidden = useStore(gone);
  return {
    isGone: (item: Removable) => hidden.has(item.key) || hidden.has(once(item)),
    remove,
  };
}
