import { useCallback, useEffect, useRef, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/** Asks before `go` ends the page. */
type Ask = (go: () => void) => void;

let ask: Ask | null = null;

/** Ends the page, for example by a reload, after the person has agreed if something would be lost. */
export function endPage(go: () => void): void {
  if (ask) ask(go);
  else go();
}

/**
 * Asks before a page is left while `active`: by a link, the back button, closing it or `endPage`. `leaving` is true
 * during the question; `leave` continues, `stay` cancels.
 */
export function useLeaveQuestion(active: boolean): {
  leaving: boolean;
  leave: () => void;
  stay: () => void;
} {
  const [leaving, setLeaving] = useState(false);
  const ending = useRef<(() => void) | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!active || nextLocation.pathname === currentLocation.pathname) return false;
    // The back button opens the question, and closes it again.
    setLeaving((asked) => !(asked && historyAction === "POP"));
    return true;
  });

  useEffect(() => {
    if (!active) return undefined;
    ask = (go) => {
      ending.current = go;
      setLeaving(true);
    };
    return () => {
      ask = null;
    };
  }, [active]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (active && !ending.current) event.preventDefault();
      },
      [active],
    ),
  );

  return {
    leaving: active && leaving,
    leave: () => {
      setLeaving(false);
      if (ending.current) ending.current();
      else blocker.proceed?.();
    },
    stay: () => {
      setLeaving(false);
      ending.current = null;
      blocker.reset?.();
    },
  };
}
