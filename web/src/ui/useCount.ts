import { useEffect, useEffectEvent, useState } from 'react';

/** A count asked for whenever what it follows has changed (null: not yet there); null until it is there, and where it cannot be had. */
export function useCount(count: () => Promise<number>, follows: string | object | null): number | null {
  const [counted, setCounted] = useState<number | null>(null);
  const ask = useEffectEvent(count);

  useEffect(() => {
    if (follows === null) return undefined;
    let current = true;
    ask().then(
      (result) => current && setCounted(result),
      () => current && setCounted(null),
    );
    return () => {
      current = false;
    };
  }, [follows]);

  return counted;
}
