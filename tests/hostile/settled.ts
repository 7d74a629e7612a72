import { setTimeout as sleep } from "node:timers/promises";

/** The result of `look` once it has not changed for three seconds; events may write until then. */
export async function settled<T>(look: () => Promise<T>): Promise<T> {
  for (let before = "", still = 0; ; still += 1) {
    const found = await look();
    const now = JSON.stringify(found);
    if (now !== before) still = 0;
    else if (still >= 6) return found;
    before = now;
    await sleep(500);
  }
}
