import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Path, useBeforeUnload, useBlocker } from "react-router-dom";

/** Ends the page; a promise, which never rejects, resolves when the page has ended, or stays after all. */
type Go = () => void | Promise<void>;

/** Asks before `go` ends the page. */
type Ask = (go: Go) => void;

let ask: Ask | null = null;

/** Ends the page, by a reload or a logout, after the person has agreed if something would be lost. */
export function endPage(go: Go): void {
  if (ask) ask(go);
  else void go();
}

/** Whether an address is left for another one. */
type IsLeft = (here: Path, next: Path) => boolean;

const isOtherPage: IsLeft = (here, next) => next.pathname !== here.pathname;

/** For a page whose address names one of its steps. */
export const isOtherStep: IsLeft = (here, next) =>
  isOtherPage(here, next) || next.search !== here.search;

/** Ends the page, and asks nothing more meanwhile; if it stays after all, it asks as before. */
function end(ending: RefObject<Go | null>, isAgreed: RefObject<boolean>): void {
  isAgreed.current = true;
  void ending.current?.()?.then(() => {
    ending.current = null;
    isAgreed.current = false;
  });
}

type Asking = { onAsk: (go: Go) => void; onEnd: () => void };

/**
 * Has `endPage` ask while `active`. `onEnd`: nothing would be lost any more, so a question without an answer must not come
 * back when something would be again.
 */
function useAsking(active: boolean, { onAsk, onEnd }: Asking): void {
  const begin = useEffectEvent(onAsk);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!active) return end();
    ask = (go) => begin(go);
    return () => {
      ask = null;
    };
  }, [active]);
}

/**
 * Asks before a page is left while `active`: by a link, the back button, closing it or `endPage`. `leaving` is true
 * during the question; `leave` continues, `stay` cancels.
 */
export function useLeaveQuestion(
  active: boolean,
  isLeft = isOtherPage,
): {
  leaving: boolean;
  leave: () => void;
  stay: () => void;
} {
  const [leaving, setLeaving] = useState(false);
  const ending = useRef<Go | null>(null);
  const isAgreed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!active || isAgreed.current || !isLeft(currentLocation, nextLocation)) return false;
    // This is what the question is about now.
    ending.current = null;
    // The back button opens the question, and closes it again.
    setLeaving((asked) => !(asked && historyAction === "POP"));
    return true;
  });

  function stay() {
    setLeaving(false);
    ending.current = null;
    blocker.reset?.();
  }

  useAsking(active, {
    onAsk: (go) => {
      ending.current = go;
      setLeaving(true);
    },
    onEnd: () => {
      if (!isAgreed.current) stay();
    },
  });

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
      if (ending.current === null) return blocker.proceed?.();
      end(ending, isAgreed);
    },
    stay,
  };
}
