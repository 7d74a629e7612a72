import { useEffect, useLayoutEffect, useState } from "react";
import { freePlace, type Place } from "./freePlace.ts";

const controls =
  "a[href], button, input, select, textarea, [role=menuitem], [data-action-bar], [data-undo-bar]";
/** The page rests before the message moves. */
const restMs = 120;

function placeFor(message: HTMLElement): Place {
  const taken = [...document.querySelectorAll(controls)].filter(
    (control) => !message.contains(control) && control.closest("[aria-hidden=true]") === null,
  );
  return freePlace(
    { width: message.offsetWidth, height: message.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    taken.map((control) => control.getBoundingClientRect()),
  );
}

/** A place for `message` where it covers no control, found again when the page moves or changes; null until measured. */
export function useFreePlace(message: HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (message) setPlace(placeFor(message));
  }, [message]);
  useEffect(() => {
    if (!message) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlace(placeFor(message)), restMs);
    };
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !message.contains(target))) soon();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [message]);
  return place;
}
