import type { Stats } from "../../domain/administration/stats.ts";
import { addToCounts } from "../../store/countShare.ts";
import { dropEmptyCounts } from "../../store/dropEmptyCounts.ts";
import { recountShares } from "../../store/recountShares.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";

/**
 * Compares the public counts with a recount of their shares. Adds what is missing as a difference, which stays right
 * under concurrent changes.
 */
export async function reconcileCounts(run: ReconciliationRun): Promise<void> {
  const { store } = run.context;
  const { stored, recounted } = await recountShares(store);
  const missing = difference(recounted, stored);
  if (missing !== null)
    await run.mend("counts", "public", async () => {
      await addToCounts(store, missing);
      await dropEmptyCounts(store);
    });
}

/** What `stored` lacks of `recounted`, without zeros; null for nothing. */
export function difference(recounted: Stats, stored: Stats): Partial<Stats> | null {
  const missing: Record<string, number | Counts> = {};
  for (const [name, counted] of Object.entries(recounted)) {
    const held = stored[name as keyof Stats];
    const lack =
      typeof counted === "number" ? counted - (held as number) : lacking(counted, held as Counts);
    if (lack !== 0 && lack !== null) missing[name] = lack;
  }
  return Object.keys(missing).length === 0 ? null : missing;
}

type Counts = Record<string, number>;

function lacking(counted: Counts, held: Counts): Counts | null {
  const missing = Object.entries(counted).flatMap(([key, count]): [string, number][] => {
    const lack = count - (held[key] ?? 0);
    return lack === 0 ? [] : [[key, lack]];
  });
  return missing.length === 0 ? null : Object.fromEntries(missing);
}
