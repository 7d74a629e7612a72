import { useEffect, useEffectEvent } from "react";

/**
 * Starts work when the component mounts and whenever one of `follows` changes. `isCurrent` tells whether its answer is
 * still wanted: not after the next start or after unmounting. The function that `start` returns is called then.
 */
export function useWhileCurrent(
  start: (isCurrent: () => boolean) => (() => void) | void,
  follows: readonly unknown[],
): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    let current = true;
    const end = begin(() => current);
    return () => {
      current = false;
      end?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller names what is followed
  }, follows);
}
