import type { Context } from "../context.ts";
import { readBoardVersion } from "../store/openJobs.ts";
import type { Store } from "../store/store.ts";

/**
 * An instance reads at most this often in a minute: whoever asks may also change the board, for example by edits of a
 * waiting job.
 */
export const mostReadingsAMinute = 15;

type Place = Pick<Context, "store" | "now">;
type Kept<T> = { board: string; minute: number; times: number; reading: Promise<T> };

/**
 * A reading that an instance reuses until the board changes, which two reads show: anybody may ask for an address that no
 * cache has, and each job behind it is a read. `also`: what else it depends on. A failed reading is not kept for the next
 * request.
 */
export function keptUntilBoardChanges<T>(
  read: (place: Place) => Promise<T>,
  also: (place: Place) => Promise<string> | string = () => "",
): (place: Place) => Promise<T> {
  const keptOf = new WeakMap<Store, Kept<T>>();

  return async (place) => {
    const { store, now } = place;
    const board = (await Promise.all([readBoardVersion(store), also(place)])).join(" ");
    const kept = keptOf.get(store);
    const minute = Math.floor(now.getTime() / 60_000);
    const times = kept?.minute === minute ? kept.times : 0;
    if (kept !== undefined && (kept.board === board || times >= mostReadingsAMinute))
      return kept.reading;
    const reading = read(place);
    const begun = { board, minute, times: times + 1, reading };
    keptOf.set(store, begun);
    reading.catch(() => keptOf.get(store) === begun && keptOf.delete(store));
    return reading;
  };
}
