import { useEffect, useState } from "react";

/** How long a text has rested when nobody is writing it any more. */
const restMs = 800;

/** Whether `typed` rests: what is said about a text waits until nobody is writing it. */
export function useIsResting(typed: string): boolean {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return rested === typed;
}
