import { useEffect, useState } from 'react';

/** A count and the way to ask again; null until it is there, and where it cannot be had. `key` names what is counted. */
export function useQueueCount(count: () => Promise<number>, key: string): [number | null, () => void] {
  const [counted, setCounted] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let current = true;
    count().then(
      (result) => current && setCounted(result),
      () => current && setCounted(null),
    );
    return () => {
      current = false;
    };
  }, [key, asked]);

  return [counted, () => setAsked((before) => before + 1)];
}
