import { useEffect, useState } from 'react';
import type { Live } from '../../data/liveQuery.ts';

/** A count asked for whenever what it follows has changed; null until it is there, and where it cannot be had. */
export function useCount(count: () => Promise<number>, follows: Live<unknown>): number | null {
  const [counted, setCounted] = useState<number | null>(null);
  const signal = follows.state === 'ready' ? follows.value : null;

  useEffect(() => {
    if (signal === null) return undefined;
    let current = true;
    count().then(
      (result) => current && setCounted(result),
      () => current && setCounted(null),
    );
    return () => {
      current = false;
    };
  }, [signal]);

  return counted;
}
