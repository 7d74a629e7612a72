import { useEffect, useEffectEvent, useState } from 'react';

export type Count = number | 'loading' | 'failed';

/** A count asked for whenever what it follows has changed (null: not yet there). */
export function useCount(count: () => Promise<number>, follows: string | object | null): Count {
  const [counted, setCounted] = useState<Count>('loading');
  const ask = useEffectEvent(count);

  useEffect(() => {
    if (follows === null) return undefined;
    let current = true;
    ask().then(
      (result) => current && setCounted(result),
      () => current && setCounted('failed'),
    );
    return () => {
      current = false;
    };
  }, [follows]);

  return counted;
}
