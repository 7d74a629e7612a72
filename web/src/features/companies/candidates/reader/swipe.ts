import type { TouchEvent } from "react";
import { swipeAct } from "./readerKey.ts";

export type Surroundings = { screenWidth: number; isEnlarged: boolean; isTextSelected: boolean };

type Start = { x: number; y: number; at: number };

/**
 * One finger's way over an element. It leads nowhere if it chooses text, moves what is enlarged, or is in a dialog above:
 * React hands that dialog's events to the element from which it was opened.
 */
export function createSwipe() {
  let start: Start | null = null;
  return {
    begin: (event: TouchEvent, { isEnlarged, isTextSelected }: Surroundings) => {
      const { touches, timeStamp: at } = event;
      const finger = touches.length === 1 ? touches[0] : undefined;
      const isMeant = !isEnlarged && !isTextSelected && isInside(event) && !isZoomed(event);
      start = finger && isMeant ? { x: finger.clientX, y: finger.clientY, at } : null;
    },
    forget: () => {
      start = null;
    },
    /** Where the finger led; null: nowhere. */
    end: (event: TouchEvent, { screenWidth, isTextSelected }: Surroundings) => {
      const finger = event.changedTouches[0];
      const from = start;
      start = null;
      if (!from || !finger || isTextSelected) return null;
      return swipeAct({
        fromX: from.x,
        x: finger.clientX - from.x,
        y: finger.clientY - from.y,
        ms: event.timeStamp - from.at,
        screenWidth,
      });
    },
  };
}

function isInside({ target, currentTarget }: TouchEvent): boolean {
  return currentTarget.contains(target as Element);
}

/** Whether the finger is on what is larger than its frame, which it moves. */
function isZoomed({ target }: TouchEvent): boolean {
  return (target as Element).closest("[data-zoomed]") !== null;
}
