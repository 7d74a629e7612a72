import { talentBank } from '@vagas/functions/domain/candidate';
import type { Job } from '@vagas/functions/domain/job';
import { isOpen } from '@vagas/functions/domain/jobStanding';
import { useEffect, useState } from 'react';
import { readListedJob } from '../../data/listedJobs.ts';
import { sentFromHere } from '../../data/sentApplications.ts';
import { loadSending } from './useApplicationSending.ts';

export type ApplicationTarget =
  | { state: 'loading' | 'failed' }
  /** `asked`: an address named a job that is not there. */
  | { state: 'bank'; asked: boolean }
  | { state: 'job' | 'closed'; job: Job }
  | { state: 'applied'; job: Job | null; at: Date };

async function find(jobId: string | null): Promise<ApplicationTarget> {
  const job = jobId === null ? null : await readListedJob(jobId);
  // Only a device that has sent one needs to ask for the record; it has the account to ask with.
  const at = sentFromHere(jobId ?? talentBank) ? await loadSending().then(({ appliedAt }) => appliedAt(jobId)) : null;
  if (at && (job || jobId === null)) return { state: 'applied', job, at };
  if (!job) return { state: 'bank', asked: jobId !== null };
  return { state: isOpen(job, new Date()) ? 'job' : 'closed', job };
}

/** What the form is for: a job, or the talent bank when the address names none. */
export function useApplicationTarget(jobId: string | null): [ApplicationTarget, retry: () => void] {
  const [found, setFound] = useState<{ jobId: string | null; target: ApplicationTarget } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (target: ApplicationTarget) => current && setFound({ jobId, target });
    find(jobId).then(settle, () => settle({ state: 'failed' }));
    return () => {
      current = false;
    };
  }, [jobId, attempt]);
  const target = found && found.jobId === jobId ? found.target : { state: 'loading' as const };
  const retry = () => {
    setFound(null);
    setAttempt(attempt + 1);
  };
  return [target, retry];
}
