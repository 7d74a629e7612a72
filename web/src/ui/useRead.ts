import { useEffect, useState } from 'react';

export type Read<T> = { retry: () => void } & ({ state: 'loading' | 'failed'; value: null } | { state: 'ready'; value: T });

/** Something read once, when the component first stands. */
export function useRead<T>(read: () => Promise<T>): Read<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ state: 'loading' | 'failed'; value: null } | { state: 'ready'; value: T }>({ state: 'loading', value: null });

  useEffect(() => {
    let current = true;
    setResult({ state: 'loading', value: null });
    read().then(
      (value) => current && setResult({ state: 'ready', value }),
      () => current && setResult({ state: 'failed', value: null }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return { ...result, retry: () => setAttempt(attempt + 1) };
}
