import { useEffect, useState } from 'react';
import type { JobLinkOutcome } from '../../../data/visitor/jobLink.ts';

/** Functions are spoken to by a part that is fetched when a link is opened. */
async function follow(token: string, confirmed: boolean): Promise<JobLinkOutcome> {
  const part = await import('../../../data/visitor/jobLink.ts').catch(() => null);
  return part === null ? { state: navigator.onLine ? 'failed' : 'offline' } : part.followJobLink(token, confirmed);
}

/** What a link would do, null while that is asked; `confirm` does it. */
export function useJobLink(token: string) {
  const [outcome, setOutcome] = useState<JobLinkOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    void follow(token, false).then((answer) => current && setOutcome(answer));
    return () => {
      current = false;
    };
  }, [token, attempt]);

  return {
    outcome,
    busy,
    confirm: async () => {
      if (busy) return;
      setBusy(true);
      const answer = await follow(token, true);
      setBusy(false);
      setOutcome(answer);
    },
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
