import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { emptyStats } from "../domain/administration/emptyStats.ts";
import type { Stats } from "../domain/administration/stats.ts";
import { addShare, type StatsShare } from "../domain/administration/statsShare.ts";
import type { Store } from "./store.ts";

/**
 * Replaces a job's share of the public counts. `before` is its stored share, read in this transaction (null: none);
 * the counts take the difference, so any number of repeats equals a recount.
 */
export function countShare(
  store: Store,
  transaction: Transaction,
  jobId: string,
  before: StatsShare | null,
  after: StatsShare | null,
): void {
  if (isSameShare(before, after)) return;
  transaction.set(store.publicStats, increments(difference(before, after)), { merge: true });

  const share = store.statsShares.doc(jobId);
  if (after === null) transaction.delete(share);
  else transaction.set(share, after);
}

/** Adds to the public counts alone: `missing` may contain some of them. */
export async function addToCounts(store: Store, missing: Partial<Stats>): Promise<void> {
  await store.publicStats.set(increments(missing) as Increments<Stats>, { merge: true });
}

/** Whether two shares count the same; null: none. */
export function isSameShare(a: StatsShare | null, b: StatsShare | null): boolean {
  return (
    a?.type === b?.type &&
    a?.location === b?.location &&
    a?.listed === b?.listed &&
    a?.filled === b?.filled
  );
}

function difference(before: StatsShare | null, after: StatsShare | null): Stats {
  const taken = before === null ? emptyStats : addShare(withKeys(emptyStats, before), before, -1);
  return after === null ? taken : addShare(withKeys(taken, after), after, 1);
}

/** With the share's keys even if it adds nothing: a first count creates its key. */
function withKeys(stats: Stats, { type, location, listed }: StatsShare): Stats {
  const { types, locations, categoryTotal, categoryActive } = stats;
  return {
    ...stats,
    types: { [type]: 0, ...types },
    locations: listed ? { [location]: 0, ...locations } : locations,
    categoryTotal: { [type]: 0, ...categoryTotal },
    categoryActive: { [type]: 0, ...categoryActive },
  };
}

type Increments<T> = {
  [Key in keyof T]: T[Key] extends number ? FieldValue : Record<string, FieldValue>;
};

/** Every number as an increment. A zero creates a missing count; an empty map would replace the stored one. */
function increments<T extends Record<string, number | Record<string, number>>>(
  difference: T,
): Increments<T> {
  const entries = Object.entries(difference)
    .filter(([, value]) => typeof value === "number" || Object.keys(value).length > 0)
    .map(([key, value]) => [
      key,
      typeof value === "number" ? FieldValue.increment(value) : increments(value),
    ]);
  return Object.fromEntries(entries) as Increments<T>;
}
