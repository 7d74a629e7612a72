import { collections } from '@vagas/functions/domain/collections';
import type { Job } from '@vagas/functions/domain/job';
import type { JobApproval } from '@vagas/functions/domain/jobApproval';
import { limits } from '@vagas/functions/domain/limits';
import { searchTermFor, titleContains } from '@vagas/functions/domain/searchTerms';
import { collection, doc, query, where } from 'firebase/firestore';
import { liveDatabase } from './liveDatabase.ts';
import { type LivePages, useLivePages } from './livePages.ts';
import { useLiveDocument } from './liveQuery.ts';

function jobsOf(companyId: string) {
  return query(collection(liveDatabase(), collections.jobs), where('companyId', '==', companyId));
}

/** A company's jobs, newest first, live; `search` keeps those whose title contains it. */
export function useCompanyJobs(companyId: string, search: string): LivePages<Job> {
  const term = searchTermFor(search);
  const jobs = jobsOf(companyId);
  const filtered = term === null ? jobs : query(jobs, where('searchTerms', 'array-contains', term));
  const pages = useLivePages<Job>(`${collections.jobs}:${companyId}:${term ?? ''}`, filtered, 'postedAt', limits.pageSize);
  return { ...pages, items: pages.items.filter(({ title }) => titleContains(title, search)) };
}

/** One job, live; null when there is none. One that may not be read fails. */
export function useCompanyJob(jobId: string) {
  return useLiveDocument<Job>(doc(liveDatabase(), collections.jobs, jobId));
}

/** What the administrator said of a job, live; null while nothing was. */
export function useJobApproval(jobId: string) {
  return useLiveDocument<JobApproval>(doc(liveDatabase(), collections.jobApprovals, jobId));
}

