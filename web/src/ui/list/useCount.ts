import { useEffect, useEffectEvent, useState } from "react";

export type Count = number | "loading" | "failed";

/** A count that is asked for anew whenever `follows` changes, and not while that is null. */
export function useCount(count: () => Promise<number>, follows: string | object | null): Count {
  const [counted, setCounted] = useState<Count>("loading");
  const ask = useEffectEvent(count);

  useEffect(() => {
    if (follows === null) return undefined;
    let current = true;
    ask().then(
      (result) => current && setCounted(result),
      () => current && setCounted("failed"),
    );
    return () => {
      current = false;
    };
  }, [follows]);

  return counted;
}
