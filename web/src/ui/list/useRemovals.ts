import { useSyncExternalStore } from "react";

let gone: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>) {
  gone = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes an item off every list at once; `write` says whether that was done, and if not it comes back. */
async function remove(key: string, write: () => Promise<boolean>): Promise<void> {
  change(new Set(gone).add(key));
  if (await write()) return;
  change(new Set([...gone].filter((other) => other !== key)));
}

/** Lets items whose key begins so be shown again, when they may have come back to the database. */
function forget(prefix: string) {
  change(new Set([...gone].filter((key) => !key.startsWith(prefix))));
}

/** What was taken off the lists before the database said so; keys are the caller's, and told apart over all lists. */
export function useRemovals() {
  return {
    gone: useSyncExternalStore(
      subscribe,
      () => gone,
      () => gone,
    ),
    remove,
    forget,
  };
}
