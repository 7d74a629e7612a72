import { useEffect, useLayoutEffect, useState } from "react";
import { freePlace, type MessagePlace, type Shape, type Size } from "./freePlace.ts";

const controls =
  "a[href], button, input, select, textarea, summary, label, [role=menuitem], [data-action-bar], [data-undo-bar]";
/** How long the page must be still before the message moves. */
const restMs = 120;

/** The size of a message in a shape. */
function sizeOf(message: HTMLElement, shape: Shape): Size {
  const { shape: shown = "whole" } = message.dataset;
  message.dataset["shape"] = shape;
  const size = { width: message.offsetWidth, height: message.offsetHeight };
  message.dataset["shape"] = shown;
  return size;
}

function placeFor(message: HTMLElement): MessagePlace {
  const taken = [...document.querySelectorAll(controls)].filter(
    (control) => !message.contains(control) && control.closest("[aria-hidden=true]") === null,
  );
  return freePlace(
    {
      whole: sizeOf(message, "whole"),
      line: sizeOf(message, "line"),
      mark: sizeOf(message, "mark"),
    },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    taken.map((control) => control.getBoundingClientRect()),
  );
}

/**
 * A place for `message` where it covers no control, recomputed when the page moves or changes; null until measured.
 * The message takes its shape from its attribute `data-shape`.
 */
export function useFreePlace(message: HTMLElement | null): MessagePlace | null {
  const [place, setPlace] = useState<MessagePlace | null>(null);
  useLayoutEffect(() => {
    if (message) setPlace(placeFor(message));
  }, [message]);
  useEffect(() => {
    if (!message) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(move, restMs);
    };
    // A message that moves between press and release gets no click.
    const move = () => (message.matches(":active") ? soon() : setPlace(placeFor(message)));
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !message.contains(target))) soon();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    // In capture, because a dialog scrolls by itself.
    window.addEventListener("scroll", soon, { passive: true, capture: true });
    window.addEventListener("resize", soon);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [message]);
  return place;
}
