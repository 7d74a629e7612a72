import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { collections, publicStats } from '@vagas/functions/domain/collections';
import type { Job } from '@vagas/functions/domain/job';
import { addShare, emptyStats, type Stats, statsShare } from '@vagas/functions/domain/stats';
import { projectId } from '../support/emulators.ts';

const firestore = getFirestore(initializeApp({ projectId }, 'bench'));

/** Most writes a batch takes. */
const batchSize = 500;

/** Puts jobs into the database, past the rules. */
export async function writeJobs(jobs: readonly Job[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += batchSize) {
    const batch = firestore.batch();
    for (const { id, ...fields } of jobs.slice(from, from + batchSize)) batch.set(firestore.collection(collections.jobs).doc(id), fields);
    await batch.commit();
  }
}

/** Sets the public counts to what these jobs make. */
export async function writeCounts(jobs: readonly Job[]): Promise<void> {
  const counts = jobs.reduce<Stats>((sum, job) => addShare(sum, statsShare(job), 1), emptyStats);
  await firestore.collection(collections.stats).doc(publicStats.id).set(counts);
}
