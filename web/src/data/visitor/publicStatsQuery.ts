import { collections, publicStats } from '@vagas/functions/domain/collections';
import type { Stats } from '@vagas/functions/domain/stats';
import { getDocument } from '../firebase/restDatabase.ts';

const none: Stats = { totalJobs: 0, openPositions: 0, recentlyFilled: 0, types: {}, locations: {}, categoryTotal: {}, categoryActive: {} };

export async function getPublicStats(): Promise<Stats> {
  const found = await getDocument(`${collections.stats}/${publicStats.id}`);
  return { ...none, ...(found?.fields as Partial<Stats> | undefined) };
}
