import { collections, publicStats } from '@vagas/functions/domain/collections';
import type { Stats } from '@vagas/functions/domain/stats';
import { doc, getDoc } from 'firebase/firestore/lite';
import { publicDatabase } from './publicDatabase.ts';

const none: Stats = { totalJobs: 0, openPositions: 0, recentlyFilled: 0, types: {}, locations: {}, categoryTotal: {}, categoryActive: {} };

export async function getPublicStats(): Promise<Stats> {
  const snapshot = await getDoc(doc(publicDatabase(), collections.stats, publicStats.id));
  return { ...none, ...(snapshot.data() as Partial<Stats> | undefined) };
}
