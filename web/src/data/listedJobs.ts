import type { Job } from '@vagas/functions/domain/job';
import type { JobFilters } from '@vagas/functions/domain/jobFilters';
import { loadPublicReads } from './loadPublicReads.ts';

/** Where a page ended: the time as the database keeps it, to the nanosecond, and the id. */
export type JobCursor = { postedAt: string; id: string };
export type JobPage = { jobs: Job[]; next: JobCursor | null };

const seen = new Map<string, Job>();

function remember(job: Job): Job {
  seen.set(job.id, job);
  return job;
}

/** A job read in this visit: to be shown at once, while it is read again. */
export function seenJob(id: string): Job | null {
  return seen.get(id) ?? null;
}

/**
 * A page of listed jobs after `cursor`, newest first; a page's size of them unless `size` says otherwise. A job whose
 * deadline has passed at `now` is left out. Throws when the database cannot be reached.
 */
export async function readListedJobs(filters: JobFilters, cursor: JobCursor | null, now: Date, size?: number): Promise<JobPage> {
  const page = await (await loadPublicReads()).queryListedJobs(filters, cursor, now, size);
  page.jobs.forEach(remember);
  return page;
}

/** One job as the public may see it; null when it is hidden or never was. Throws when it cannot be reached. */
export async function readListedJob(id: string): Promise<Job | null> {
  const job = await (await loadPublicReads()).getListedJob(id);
  if (!job) seen.delete(id);
  return job && remember(job);
}
