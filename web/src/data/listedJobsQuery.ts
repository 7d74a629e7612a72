import { collections } from '@vagas/functions/domain/collections';
import type { Job } from '@vagas/functions/domain/job';
import { isExpired } from '@vagas/functions/domain/jobStanding';
import { limits } from '@vagas/functions/domain/limits';
import { searchTermFor, titleContains } from '@vagas/functions/domain/searchTerms';
import {
  collection, doc, documentId, getDoc, getDocs, limit, orderBy, query, type QueryConstraint, type QueryDocumentSnapshot, startAfter, Timestamp, where,
} from 'firebase/firestore/lite';
import { plainValues } from './documentValues.ts';
import { fillPage } from './fillPage.ts';
import type { JobCursor, JobFilters, JobPage } from './listedJobs.ts';
import { publicDatabase } from './publicDatabase.ts';

function jobOf(snapshot: QueryDocumentSnapshot): Job {
  return { ...(plainValues(snapshot.data()) as Omit<Job, 'id'>), id: snapshot.id };
}

function cursorAt(snapshot: QueryDocumentSnapshot): JobCursor {
  const { seconds, nanoseconds } = snapshot.get('postedAt') as Timestamp;
  return { seconds, nanoseconds, id: snapshot.id };
}

/** Equality fields, newest first; null when no job can be in two sectors at once (category and type are one field). */
function conditions({ search, category, type, location, showFilled, showUrgent }: JobFilters): QueryConstraint[] | null {
  if (category && type && category !== type) return null;
  const term = searchTermFor(search);
  return [
    where('listed', '==', true),
    ...(showFilled ? [] : [where('filled', '==', false)]),
    ...(category || type ? [where('type', '==', category || type)] : []),
    ...(location ? [where('location', '==', location)] : []),
    ...(showUrgent ? [where('urgent', '==', true)] : []),
    ...(term === null ? [] : [where('searchTerms', 'array-contains', term)]),
    orderBy('postedAt', 'desc'),
    orderBy(documentId(), 'desc'),
  ];
}

/**
 * A page of listed jobs after `cursor`, newest first. The index finds one piece of the search and the rest of the title
 * is compared here; a job whose deadline has just passed is left out. Throws when the database cannot be reached.
 */
export async function queryListedJobs(filters: JobFilters, cursor: JobCursor | null, now: Date, size: number = limits.pageSize): Promise<JobPage> {
  const narrowed = conditions(filters);
  if (narrowed === null) return { jobs: [], next: null };
  const source = {
    read: async (after: JobCursor | null) => {
      const start = after ? [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)] : [];
      return (await getDocs(query(collection(publicDatabase(), collections.jobs), ...narrowed, ...start, limit(size)))).docs;
    },
    cursorAt,
    matches: (snapshot: QueryDocumentSnapshot) => !isExpired(jobOf(snapshot), now) && titleContains(snapshot.get('title') as string, filters.search),
    size,
  };
  const { rows, next } = await fillPage(source, cursor);
  return { jobs: rows.map(jobOf), next };
}

/** One job as the public may see it; null when it is hidden or never was, which the rules answer alike. Throws when it cannot be reached. */
export async function getListedJob(id: string): Promise<Job | null> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return null;
  try {
    const snapshot = await getDoc(doc(publicDatabase(), collections.jobs, id));
    return snapshot.exists() ? jobOf(snapshot) : null;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return null;
    throw error;
  }
}
