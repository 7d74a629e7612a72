import { useEffect, useEffectEvent } from "react";

/** After so long away, in milliseconds, what an open page shows counts as old. */
export const staleMs = 10 * 60 * 1000;

/**
 * Calls back when somebody returns to a page that was left open for ten minutes: an installed application is seldom
 * closed.
 */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let leftAt = Date.now();
    const turned = () => {
      if (document.visibilityState !== "visible") leftAt = Date.now();
      else if (Date.now() - leftAt > staleMs) returned();
    };
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  }, []);
}
