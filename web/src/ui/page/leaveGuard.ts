import { useEffect, useState } from "react";

/** Asked before another page opens; `go` opens it. True: held for now. */
type Guard = (go: () => void) => boolean;

let guard: Guard | null = null;

/** For the router: whether somebody would be asked. */
export function isHolding(): boolean {
  return guard !== null;
}

/** For the router: whether a guard is active on this page. */
export function isHeld(go: () => void): boolean {
  return guard?.(go) ?? false;
}

/**
 * Asks before a page is left by a link or the back button while `active`. `leaving` is true during the question;
 * `leave` continues, `stay` cancels.
 */
export function useLeaveGuard(active: boolean): {
  leaving: boolean;
  leave: () => void;
  stay: () => void;
} {
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    const mine: Guard = (next) => {
      setGo(() => next);
      return true;
    };
    guard = mine;
    return () => {
      if (guard === mine) guard = null;
    };
  }, [active]);

  return {
    leaving: go !== null,
    leave: () => {
      guard = null;
      setGo(null);
      go?.();
    },
    stay: () => setGo(null),
  };
}
