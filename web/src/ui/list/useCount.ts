import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

export type Count = number | "loading" | "failed";

/** A count that is requested whenever `follows` changes, and not while that is null. */
export function useCount(count: () => Promise<number>, follows: string | object | null): Count {
  const [counted, setCounted] = useState<Count>("loading");

  useWhileCurrent(
    (isCurrent) => {
      if (follows === null) return;
      count().then(
        (result) => isCurrent() && setCounted(result),
        () => isCurrent() && setCounted("failed"),
      );
    },
    [follows],
  );

  return counted;
}
