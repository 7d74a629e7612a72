import { type TouchEvent, useState } from "react";
import { createSwipe, type Surroundings } from "./swipe.ts";

/** Handlers of an element on which a finger leads to the next or the previous one. They never stop a scroll. */
export function useSwipe(go: (where: "next" | "previous") => void) {
  const [swipe] = useState(createSwipe);
  return {
    onTouchStart: (event: TouchEvent) => swipe.begin(event, surroundings()),
    onTouchCancel: swipe.forget,
    onTouchEnd: (event: TouchEvent) => {
      const act = swipe.end(event, surroundings());
      if (act) go(act);
    },
  };
}

function surroundings(): Surroundings {
  return {
    screenWidth: window.innerWidth,
    isEnlarged: (window.visualViewport?.scale ?? 1) > 1.01,
    isTextSelected: document.getSelection()?.isCollapsed === false,
  };
}
