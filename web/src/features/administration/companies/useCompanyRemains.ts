import { useEffect, useEffectEvent, useState } from 'react';
import { type CompanyRemains, countCompanyRemains } from '../../../data/admin/adminCompanies.ts';

const everyMs = 1500;
/** A removal without progress for so long counts as stopped. */
const patienceMs = 20_000;

type Followed = { remains: CompanyRemains | null; stopped: boolean; goOn: () => void };

function isOver({ jobs, applications, finished }: CompanyRemains): boolean {
  return jobs === 0 && applications === 0 && finished;
}

/** Polls what is left of a company until nothing is, then calls `onOver` once. */
export function useCompanyRemains(id: string, onOver: () => void): Followed {
  const [remains, setRemains] = useState<CompanyRemains | null>(null);
  const [round, setRound] = useState(0);
  const [stoppedRound, setStoppedRound] = useState<number | null>(null);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = '';
    let changedAt = Date.now();

    async function ask() {
      const answer = await countCompanyRemains(id).catch(() => null);
      if (!current) return;
      if (answer) {
        setRemains(answer);
        if (isOver(answer)) {
          over();
          return;
        }
        const now = JSON.stringify(answer);
        if (now !== before) changedAt = Date.now();
        before = now;
      }
      setStoppedRound(Date.now() - changedAt > patienceMs ? round : null);
      timer = setTimeout(() => void ask(), everyMs);
    }

    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, round]);

  return { remains, stopped: stoppedRound === round, goOn: () => setRound(round + 1) };
}
