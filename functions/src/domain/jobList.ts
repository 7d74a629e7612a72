import type { Job } from './job.ts';
import type { JobFilters } from './jobFilters.ts';
import { isExpired } from './jobStanding.ts';
import { searchTermFor, titleContains } from './searchTerms.ts';

// The public list as the browser and the server both ask for it: the same rows, whoever reads them.

/** Where a page ended: the time as the database keeps it, to the nanosecond, and the id. */
export type JobCursor = { postedAt: string; id: string };
export type JobPage = { jobs: Job[]; next: JobCursor | null };

export type JobCondition = readonly [field: string, op: '==' | 'array-contains', value: string | boolean];

/** What the database is asked; null when no job can be in two sectors at once (category and type are one field). */
export function jobConditions({ search, category, type, location, showFilled, showUrgent }: JobFilters): JobCondition[] | null {
  if (category && type && category !== type) return null;
  const term = searchTermFor(search);
  return [
    ['listed', '==', true],
    ...(showFilled ? [] : [['filled', '==', false] as const]),
    ...(category || type ? [['type', '==', category || type] as const] : []),
    ...(location ? [['location', '==', location] as const] : []),
    ...(showUrgent ? [['urgent', '==', true] as const] : []),
    ...(term === null ? [] : [['searchTerms', 'array-contains', term] as const]),
  ];
}

/** What the database could not be asked: the rest of the title, and a deadline that has just passed. */
export function isInList(job: Job, filters: JobFilters, now: Date): boolean {
  return !isExpired(job, now) && titleContains(job.title, filters.search);
}
