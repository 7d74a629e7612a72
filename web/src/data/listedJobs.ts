import type { Job } from '@vagas/functions/domain/job';
import type { JobFilters } from '@vagas/functions/domain/jobFilters';
import type { JobCursor, JobPage } from '@vagas/functions/domain/jobList';
import { loadPublicReads } from './loadPublicReads.ts';

const seen = new Map<string, Job>();

function remember(job: Job): Job {
  seen.set(job.id, job);
  return job;
}

/** Jobs that came with the page count as read in this visit. */
export function rememberJobs(jobs: readonly Job[]) {
  jobs.forEach(remember);
}

/** A job read in this visit: to be shown at once, while it is read again. */
export function seenJob(id: string): Job | null {
  return seen.get(id) ?? null;
}

/**
 * A page of listed jobs after `cursor`, newest first; just the first `size` of them where that is given. A job whose
 * deadline has passed at `now` is left out. Throws when the database cannot be reached.
 */
export async function readListedJobs(filters: JobFilters, cursor: JobCursor | null, now: Date, size?: number): Promise<JobPage> {
  const page = await (await loadPublicReads()).queryListedJobs(filters, cursor, now, size);
  rememberJobs(page.jobs);
  return page;
}

/** One job as the public may see it; null when it is hidden or never was. Throws when it cannot be reached. */
export async function readListedJob(id: string): Promise<Job | null> {
  const job = await (await loadPublicReads()).getListedJob(id);
  if (!job) seen.delete(id);
  return job && remember(job);
}
