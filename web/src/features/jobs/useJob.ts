import type { Job } from '@vagas/functions/domain/job';
import { useEffect, useState } from 'react';
import { readListedJob, seenJob } from '../../data/listedJobs.ts';

type JobState = { state: 'loading' | 'failed' | 'missing' } | { state: 'found'; job: Job };

/** One job, shown at once when it was seen in this visit, and read again since it may have been filled meanwhile. */
export function useJob(id: string): [JobState, retry: () => void] {
  const [answer, setAnswer] = useState<{ id: string; state: JobState } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (state: JobState) => current && setAnswer({ id, state });
    readListedJob(id).then(
      (job) => settle(job ? { state: 'found', job } : { state: 'missing' }),
      () => {
        const seen = seenJob(id);
        settle(seen ? { state: 'found', job: seen } : { state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  const seen = seenJob(id);
  const state = answer?.id === id ? answer.state : seen ? { state: 'found' as const, job: seen } : { state: 'loading' as const };
  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
