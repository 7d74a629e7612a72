import { useState } from 'react';

/** Takes items off a list at once; `write` says whether that was done, and if not they come back. */
export function useRemovals() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function remove(key: string, write: () => Promise<boolean>): Promise<void> {
    setGone((before) => new Set(before).add(key));
    if (await write()) return;
    setGone((before) => new Set([...before].filter((other) => other !== key)));
  }

  return { gone, remove };
}
