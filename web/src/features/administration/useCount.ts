import { useEffect, useState } from 'react';

/** A count asked for whenever what it follows has changed (null: not yet there); null until it is there, and where it cannot be had. */
export function useCount(count: () => Promise<number>, follows: unknown): number | null {
  const [counted, setCounted] = useState<number | null>(null);

  useEffect(() => {
    if (follows === null) return undefined;
    let current = true;
    count().then(
      (result) => current && setCounted(result),
      () => current && setCounted(null),
    );
    return () => {
      current = false;
    };
  }, [follows]);

  return counted;
}
