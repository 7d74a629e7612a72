import { collections } from '@vagas/functions/domain/collections';
import type { Job } from '@vagas/functions/domain/job';
import type { JobFilters } from '@vagas/functions/domain/jobFilters';
import { isExpired } from '@vagas/functions/domain/jobStanding';
import { limits } from '@vagas/functions/domain/limits';
import { searchTermFor, titleContains } from '@vagas/functions/domain/searchTerms';
import { fillPage } from './fillPage.ts';
import type { JobCursor, JobPage } from './listedJobs.ts';
import { type Filter, getDocument, type RestDocument, runQuery } from './restDatabase.ts';

function jobOf({ id, fields }: RestDocument): Job {
  return { ...(fields as Omit<Job, 'id'>), id };
}

function cursorAt({ id, stored }: RestDocument): JobCursor {
  return { postedAt: stored['postedAt']!['timestampValue'] as string, id };
}

/** Equality fields; null when no job can be in two sectors at once (category and type are one field). */
function conditions({ search, category, type, location, showFilled, showUrgent }: JobFilters): Filter[] | null {
  if (category && type && category !== type) return null;
  const term = searchTermFor(search);
  return [
    ['listed', 'EQUAL', true],
    ...(showFilled ? [] : [['filled', 'EQUAL', false] as const]),
    ...(category || type ? [['type', 'EQUAL', category || type] as const] : []),
    ...(location ? [['location', 'EQUAL', location] as const] : []),
    ...(showUrgent ? [['urgent', 'EQUAL', true] as const] : []),
    ...(term === null ? [] : [['searchTerms', 'ARRAY_CONTAINS', term] as const]),
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
    read: (after: JobCursor | null) =>
      runQuery({
        collection: collections.jobs,
        filters: narrowed,
        orderBy: 'postedAt',
        after: after && { value: { timestampValue: after.postedAt }, id: after.id },
        limit: size,
      }),
    cursorAt,
    matches: (row: RestDocument) => !isExpired(jobOf(row), now) && titleContains(jobOf(row).title, filters.search),
    size,
  };
  const { rows, next } = await fillPage(source, cursor);
  return { jobs: rows.map(jobOf), next };
}

/** One job as the public may see it; null when it is hidden or never was, which the rules answer alike. Throws when it cannot be reached. */
export async function getListedJob(id: string): Promise<Job | null> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return null;
  const found = await getDocument(`${collections.jobs}/${id}`);
  return found && jobOf(found);
}
