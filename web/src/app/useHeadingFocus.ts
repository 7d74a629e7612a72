import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** A person's next action ends the wait, because it moves the focus. */
const touches = ["pointerdown", "keydown"] as const;

/**
 * Focuses the new page's heading after a navigation: as soon as it exists, and again when a loading page's heading is
 * replaced by the page's own.
 */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    let given: HTMLElement | null = null;
    const give = () => {
      if (given?.isConnected) return;
      given = document.querySelector<HTMLElement>("[data-page-heading]");
      given?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(give);
    const stop = () => {
      watch.disconnect();
      touches.forEach((touch) => window.removeEventListener(touch, stop));
    };
    give();
    watch.observe(document.body, { childList: true, subtree: true });
    touches.forEach((touch) => window.addEventListener(touch, stop, { once: true }));
    return stop;
  }, [pathname]);
}
