import { type TouchEvent, useRef } from "react";
import { swipeAct } from "./readerKey.ts";

type Start = { x: number; y: number; at: number };

/** Handlers of an element on which a finger leads to the next or the previous one. */
export function useSwipe(go: (where: "next" | "previous") => void) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart: ({ touches, target, timeStamp }: TouchEvent) => {
      const finger = touches.length === 1 && !isMoved(target) ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !finger) return;
      const act = swipeAct({
        fromX: from.x,
        x: finger.clientX - from.x,
        y: finger.clientY - from.y,
        ms: timeStamp - from.at,
        screenWidth: window.innerWidth,
      });
      if (act) go(act);
    },
  };
}

/** Whether a finger there moves what is larger than its frame, or the zoomed page. */
function isMoved(target: EventTarget): boolean {
  const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01;
  return isEnlarged || (target instanceof Element && target.closest("[data-zoomed]") !== null);
}
