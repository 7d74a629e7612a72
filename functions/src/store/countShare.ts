import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { addShare, emptyStats, type StatsShare } from '../domain/stats.ts';
import type { Store } from './store.ts';

/**
 * Replaces what a job adds to the public counts. `before` is its stored share, read in this transaction (null: none);
 * the counts take the difference, so that any number of repeats leaves them as a recount would.
 */
export function countShare(store: Store, transaction: Transaction, jobId: string, before: StatsShare | null, after: StatsShare | null): void {
  if (isSameShare(before, after)) return;
  const without = before === null ? emptyStats : addShare(emptyStats, before, -1);
  const difference = after === null ? without : addShare(without, after, 1);
  transaction.set(store.publicStats, increments(difference), { merge: true });

  const share = store.statsShares.doc(jobId);
  if (after === null) transaction.delete(share);
  else transaction.set(share, after);
}

function isSameShare(a: StatsShare | null, b: StatsShare | null): boolean {
  return a?.type === b?.type && a?.location === b?.location && a?.listed === b?.listed && a?.filled === b?.filled;
}

type Increments<T> = { [Key in keyof T]: T[Key] extends number ? FieldValue : Record<string, FieldValue> };

/** Every number as an increment. Zeros stay: they make a count that is missing exist. */
function increments<T extends Record<string, number | Record<string, number>>>(difference: T): Increments<T> {
  const entries = Object.entries(difference).map(([key, value]) => [
    key,
    typeof value === 'number' ? FieldValue.increment(value) : increments(value),
  ]);
  return Object.fromEntries(entries) as Increments<T>;
}
