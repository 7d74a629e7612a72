import { useState } from "react";

/** Runs a write for a row unless one for the same row is running: a second press is ignored. */
type OneAtATime = (key: string, write: () => Promise<void>) => Promise<void>;

/** A runner that knows the running writes; writes for different rows run concurrently. */
export function oneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return async (key, write) => {
    if (busy.has(key)) return;
    busy.add(key);
    await write().finally(() => busy.delete(key));
  };
}

/** One runner for the component's lifetime. */
export function useOneAtATime(): OneAtATime {
  return useState(oneAtATime)[0];
}
