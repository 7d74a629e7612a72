import type { MouseEvent } from "react";

/** Milliseconds, longer than a double click. */
const settleMs = 600;
/** Pixels that a hand may move between two clicks. */
const steadyPx = 24;

type Press = { x: number; y: number; at: number };

const never: Press = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
let last = never;
let movedAt = Number.NEGATIVE_INFINITY;

/** Records that another element may be under the pointer now. */
export function noteMove(now = performance.now()) {
  movedAt = now;
}

/** Whether a press may have been meant for what was under the pointer before. */
export function hasJustMoved(now = performance.now()): boolean {
  return now - movedAt < settleMs;
}

/** Remembers where the pointer pressed last, whatever it hit. */
export function notePress({ clientX: x, clientY: y, detail }: Click, now = performance.now()) {
  if (detail > 0) last = { x, y, at: now };
}

type Click = Pick<MouseEvent, "detail" | "clientX" | "clientY">;

/** Whether a click is the second one in the same place: it was meant for what was there before. */
function isSecond({ clientX, clientY }: Click, now: number): boolean {
  return now - last.at < settleMs && Math.hypot(clientX - last.x, clientY - last.y) <= steadyPx;
}

/**
 * Whether a click on a list was meant for its target: it is no second click, and its target has not just moved there.
 */
export function isDeliberate(click: Click, now = performance.now()): boolean {
  // A key presses the focused element, wherever it is.
  return click.detail === 0 || (!isSecond(click, now) && !hasJustMoved(now));
}

/** A click handler for a dialog's decision, where nothing moves. */
export function deliberate(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail === 0 || !isSecond(event, performance.now())) act();
  };
}

// At the end of bubbling: every handler of the page has handled the press by then.
if (typeof window !== "undefined") window.addEventListener("click", (event) => notePress(event));
