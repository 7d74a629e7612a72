import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** What people do next ends the wait: from then on the focus is theirs. */
const touches = ["pointerdown", "keydown"] as const;

/**
 * Gives the focus to the new page's heading when people come to it by a link: as soon as there is one, and again when
 * the heading of a page on its way is replaced by that of the page itself.
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
