import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Job } from '../domain/job.ts';
import { readPages } from './readPages.ts';
import type { Store } from './store.ts';

/** What a sitemap says of a job, and when that ends. */
export type JobMark = Pick<Job, 'id' | 'updatedAt' | 'expiresAt'>;

/** The marks of open jobs, newest first, at most `most`: one read each, of four fields. Deadlines just passed are still in it. */
export async function readOpenJobMarks(store: Store, most: number): Promise<JobMark[]> {
  const open = store.jobs.withConverter(null).where('listed', '==', true).where('filled', '==', false).orderBy('postedAt', 'desc').select('postedAt', 'updatedAt', 'expiresAt');
  const readPage = async (after: QueryDocumentSnapshot | null, size: number) => {
    const page = await (after === null ? open : open.startAfter(after)).limit(size).get();
    return page.docs;
  };
  const rows = await readPages(readPage, 500, most);
  return rows.map((row) => ({ id: row.id, updatedAt: row.get('updatedAt').toDate(), expiresAt: row.get('expiresAt').toDate() }));
}

/**
 * A mark that changes whenever the open jobs do, for two reads: the counts change with every job that comes, goes, is
 * filled or moves, the newest date with every edit.
 */
export async function readBoardMark(store: Store): Promise<string> {
  const [counts, newest] = await Promise.all([
    store.publicStats.get(),
    store.jobs.withConverter(null).orderBy('updatedAt', 'desc').select('updatedAt').limit(1).get(),
  ]);
  return [counts.updateTime, newest.docs[0]?.updateTime].map((time) => time?.toDate().toISOString() ?? '').join(' ');
}
