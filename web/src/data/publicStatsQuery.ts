import { collections, publicStats } from '@vagas/functions/domain/collections';
import type { Stats } from '@vagas/functions/domain/stats';
import { doc, getDoc } from 'firebase/firestore/lite';
import { publicDatabase } from './publicDatabase.ts';

const none: Stats = { totalJobs: 0, openPositions: 0, recentlyFilled: 0, types: {}, locations: {}, categoryTotal: {}, categoryActive: {} };

let reading: Promise<Stats> | null = null;

/** The counters and the filters' choices: one document a visit. Throws when it cannot be reached. */
export function readPublicStats(): Promise<Stats> {
  reading ??= getDoc(doc(publicDatabase(), collections.stats, publicStats.id)).then((snapshot) => ({ ...none, ...(snapshot.data() as Partial<Stats> | undefined) }));
  reading.catch(() => {
    reading = null;
  });
  return reading;
}
