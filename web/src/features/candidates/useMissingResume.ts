import { useEffect, useState } from 'react';
import { loadSending } from './useApplicationSending.ts';

/** Seconds after the sending when the record is looked at: a file is inspected within a few. */
const looks = [2, 4, 8];

/** Whether the file of an application that was just sent turned out to be none. */
export function useMissingResume(jobId: string | null): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const sent = await loadSending().then(({ sentApplication }) => sentApplication(jobId)).catch(() => null); // Unseen, it is seen on the next visit.
      if (current && sent?.resumeMissing) setMissing(true);
    };
    const timers = looks.map((seconds) => setTimeout(() => void look(), seconds * 1000));
    return () => {
      current = false;
      timers.forEach(clearTimeout);
    };
  }, [jobId]);
  return missing;
}
