import { readBoardVersion } from "../../store/openJobs.ts";
import type { Store } from "../../store/store.ts";

/**
 * A reading that an instance reuses until the board changes, which two reads show: anybody may ask for a file of all jobs,
 * and each job of it is a read. A failed reading is not kept for the next request.
 */
export function keptWhileBoardStands<T>(
  read: (store: Store) => Promise<T>,
): (store: Store) => Promise<T> {
  const keptOf = new WeakMap<Store, Promise<{ board: string; result: T }>>();

  return async (store) => {
    const [board, kept] = await Promise.all([readBoardVersion(store), keptOf.get(store)]);
    if (kept?.board === board) return kept.result;
    const reading = read(store).then((result) => ({ board, result }));
    keptOf.set(store, reading);
    reading.catch(() => keptOf.delete(store));
    return (await reading).result;
  };
}
