import { useEffect, useState } from "react";

/** Whether `typed` has stayed the same for `restMs`: what is said about a text waits until nobody is writing it. */
export function useIsResting(typed: string, restMs = 800): boolean {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(pause);
  }, [typed, restMs]);
  return rested === typed;
}
