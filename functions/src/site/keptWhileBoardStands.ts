import type { Context } from "../context.ts";
import { readBoardVersion } from "../store/openJobs.ts";
import type { Store } from "../store/store.ts";

type Place = Pick<Context, "store" | "now">;

/**
 * A reading that an instance reuses until the board changes, which two reads show: anybody may ask for an address that no
 * cache has, and each job behind it is a read. `also`: what else it depends on. A failed reading is not kept for the next
 * request.
 */
export function keptWhileBoardStands<T>(
  read: (place: Place) => Promise<T>,
  also: (place: Place) => Promise<string> | string = () => "",
): (place: Place) => Promise<T> {
  const keptOf = new WeakMap<Store, Promise<{ board: string; result: T }>>();

  return async (place) => {
    const { store } = place;
    const [version, other, kept] = await Promise.all([
      readBoardVersion(store),
      also(place),
      keptOf.get(store),
    ]);
    const board = `${version} ${other}`;
    if (kept?.board === board) return kept.result;
    const reading = read(place).then((result) => ({ board, result }));
    keptOf.set(store, reading);
    reading.catch(() => keptOf.delete(store));
    return (await reading).result;
  };
}
