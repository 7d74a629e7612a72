import { AggregateField, type Query, type Transaction } from "firebase-admin/firestore";
import { otherPlaces } from "../domain/administration/countedKeys.ts";
import { emptyStats } from "../domain/administration/emptyStats.ts";
import { jobTypes } from "../domain/options.ts";
import type { Stats } from "../domain/administration/stats.ts";
import { town } from "../domain/town.ts";
import type { Store } from "./store.ts";

/**
 * The stored public counts, and the sum of all jobs' shares, in one snapshot. Charged for the shares' number only.
 */
export async function recountShares(store: Store): Promise<{ stored: Stats; recounted: Stats }> {
  return store.firestore.runTransaction(
    async (transaction) => {
      const stored = (await transaction.get(store.publicStats)).data() ?? emptyStats;
      return { stored, recounted: await recountAll(store, transaction, stored) };
    },
    { readOnly: true },
  );
}

async function recountAll(
  { statsShares, hireShares }: Store,
  transaction: Transaction,
  stored: Stats,
): Promise<Stats> {
  const ofType = (type: string) => statsShares.where("type", "==", type);
  const types = keysOf(jobTypes, stored.types, stored.categoryTotal, stored.categoryActive);
  const places = keysOf([...town.places, otherPlaces], stored.locations, stored.locationActive);
  const counted = (keys: string[], query: (key: string) => Query) =>
    countEach(transaction, keys, query);
  const listedOf = (type: string) => ofType(type).where("listed", "==", true);
  const listedAt = (place: string) =>
    statsShares.where("location", "==", place).where("listed", "==", true);
  const [categoryTotal, listed, categoryActive, locations, locationActive, hires, hiresTold] =
    await Promise.all([
      counted(types, ofType),
      counted(types, listedOf),
      counted(types, (type) => listedOf(type).where("filled", "==", false)),
      counted(places, listedAt),
      counted(places, (place) => listedAt(place).where("filled", "==", false)),
      sumField(transaction, hireShares, "hires"),
      sumField(transaction, hireShares, "hiresTold"),
    ]);
  const totalJobs = sumOf(listed);
  const openPositions = sumOf(categoryActive);
  return {
    totalJobs,
    openPositions,
    recentlyFilled: totalJobs - openPositions,
    types: listed,
    locations,
    locationActive,
    categoryTotal,
    categoryActive,
    hires,
    hiresTold,
  };
}

function keysOf(known: readonly string[], ...stored: Record<string, number>[]): string[] {
  return [...new Set([...known, ...stored.flatMap((counts) => Object.keys(counts))])];
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function countEach(
  transaction: Transaction,
  keys: string[],
  query: (key: string) => Query,
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    keys.map(async (key) => (await transaction.get(query(key).count())).data().count),
  );
  return Object.fromEntries(keys.map((key, i) => [key, counts[i]!]));
}

/** One field a query: production has an index of each field, and none of several. */
async function sumField(transaction: Transaction, query: Query, field: string): Promise<number> {
  const summed = query.aggregate({ sum: AggregateField.sum(field) });
  return (await transaction.get(summed)).data().sum;
}
