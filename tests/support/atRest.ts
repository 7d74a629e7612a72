import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Board } from "../invariants/readBoard.ts";
import { findBroken } from "../invariants/findBroken.ts";

type Findings = Awaited<ReturnType<typeof findBroken>>;

/** Milliseconds without a change after which the board is at rest. */
const quietMs = 20_000;
const longestMs = 30 * 60_000;

/** Waits until nothing changes any more, and returns the contradictions. */
export async function atRest(
  say: (line: string) => void,
  clock = () => new Date(),
): Promise<Findings> {
  const begin = Date.now();
  let last = "";
  let since = Date.now();
  for (;;) {
    const found = await findBroken(clock());
    const now = digest(found.board, found.arrived);
    if (now !== last) since = Date.now();
    last = now;
    if (Date.now() - since >= quietMs) return found;
    if (Date.now() - begin > longestMs)
      throw new Error(`There is no rest after ${longestMs / 60_000} minutes`);
    say(`${found.broken.length} sentences do not hold yet`);
    await sleep(3_000);
  }
}

function digest(board: Board, arrived: number): string {
  const held = Object.entries(board).map(([name, value]) => [
    name,
    value instanceof Map ? [...value] : value,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([held, arrived]))
    .digest("hex");
}
