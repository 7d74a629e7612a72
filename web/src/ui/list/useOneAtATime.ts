import { useState } from "react";

/** Runs a write for a row unless one for the same row is on its way: a second press then does nothing. */
type OneAtATime = (key: string, write: () => Promise<void>) => Promise<void>;

/** A runner that knows what is on its way; writes for different rows go side by side. */
export function oneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return async (key, write) => {
    if (busy.has(key)) return;
    busy.add(key);
    await write().finally(() => busy.delete(key));
  };
}

/** One runner for as long as the component stands. */
export function useOneAtATime(): OneAtATime {
  return useState(oneAtATime)[0];
}
