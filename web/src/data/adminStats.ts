import { collections, publicStats } from '@vagas/functions/domain/collections';
import { emptyStats, type Stats } from '@vagas/functions/domain/stats';
import { collection, doc, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { liveDatabase } from './liveDatabase.ts';
import { type Live, useLiveDocument } from './liveQuery.ts';
import { countOf } from './pagedQuery.ts';

/** The public counts, live; all at 0 before the first job. */
export function useStats(): Live<Stats> {
  const live = useLiveDocument<Partial<Stats>>(doc(liveDatabase(), collections.stats, publicStats.id));
  const stored = live.state === 'ready' ? live.value : null;
  const stats = useMemo(() => ({ ...emptyStats, ...stored }), [stored]);
  return live.state === 'ready' ? { state: 'ready', value: stats } : live;
}

/** How many jobs are marked as filled, listed or not. */
export function countFilledJobs(): Promise<number> {
  return countOf(query(collection(liveDatabase(), collections.jobs), where('filled', '==', true)));
}

/** How many jobs or résumés wait for a decision. */
export function countPending(what: 'jobApprovals' | 'resumes'): Promise<number> {
  return countOf(query(collection(liveDatabase(), collections[what]), where('status', '==', 'pending')));
}
