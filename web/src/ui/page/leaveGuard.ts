import { useEffect, useState } from "react";

/** Asked before another page is opened; `go` opens it after all. True: held for now. */
type Guard = (go: () => void) => boolean;

let guard: Guard | null = null;

/** For the router: whether somebody would be asked. */
export function isHolding(): boolean {
  return guard !== null;
}

/** For the router: whether somebody holds people on this page. */
export function isHeld(go: () => void): boolean {
  return guard?.(go) ?? false;
}

/**
 * Holds people on a page while `active`, when they leave by a link or the back button. `leaving` is true while they
 * should be asked; `leave` goes where they wanted, `stay` forgets it.
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
