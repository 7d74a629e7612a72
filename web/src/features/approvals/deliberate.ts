import type { MouseEvent } from "react";

/** Longer than the two halves of a double click are apart. */
const settleMs = 600;
/** Pixels that a hand may shake between the two. */
const steadyPx = 24;

type Press = { x: number; y: number; at: number };

const never: Press = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
let last = never;
let movedAt = Number.NEGATIVE_INFINITY;

/** Says that what stands under the pointer may be something else than a moment ago. */
export function noteMove(now = performance.now()) {
  movedAt = now;
}

/** Remembers where the pointer pressed last, whatever it hit. */
export function notePress({ clientX: x, clientY: y, detail }: Click, now = performance.now()) {
  if (detail > 0) last = { x, y, at: now };
}

type Click = Pick<MouseEvent, "detail" | "clientX" | "clientY">;

/** Whether a click is the second in the same place right after another: that one was for what stood there before. */
function isSecond({ clientX, clientY }: Click, now: number): boolean {
  return now - last.at < settleMs && Math.hypot(clientX - last.x, clientY - last.y) <= steadyPx;
}

/** Whether a click on a list means what it hit: it is no second click, nor does it hit what has only just moved there. */
export function isDeliberate(click: Click, now = performance.now()): boolean {
  // A key presses what has the focus, wherever that stands.
  return click.detail === 0 || (!isSecond(click, now) && now - movedAt >= settleMs);
}

/** A handler of clicks for what decides in a dialog, where no list moves. */
export function deliberate(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail === 0 || !isSecond(event, performance.now())) act();
  };
}

// In the end of the way up: every handler of the page has answered the press by then.
if (typeof window !== "undefined") window.addEventListener("click", (event) => notePress(event));
