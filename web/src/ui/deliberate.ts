import type { MouseEvent } from "react";

/** Milliseconds, longer than a double click. */
const settleMs = 600;
/** Pixels that a hand may move between two clicks. */
const steadyPx = 24;

type Press = { x: number; y: number; at: number };

/** An element, as far as its place is asked. */
type Part = {
  isConnected: boolean;
  getBoundingClientRect: () => Pick<DOMRect, "left" | "right" | "top" | "bottom">;
};

/** A part of the page whose contents moved; null: the whole page. */
type Move = { part: Part | null; at: number };

const never: Press = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
let last = never;
let moves: readonly Move[] = [];

/** Records that another element may be under the pointer now, within `part` of the page or below it. */
export function noteMove(part: Part | null = null, now = performance.now()) {
  moves = [...recentMoves(now), { part, at: now }];
}

/**
 * Whether a press may have been meant for what was under the pointer before. `target`: what was pressed; null: anything on
 * the page.
 */
export function hasJustMoved(target: Part | null = null, now = performance.now()): boolean {
  return recentMoves(now).some(
    ({ part }) => part === null || target === null || reaches(part, target),
  );
}

function recentMoves(now: number): Move[] {
  return moves.filter(({ at }) => now - at < settleMs);
}

/** Whether a move within `part` can have moved `target`: it is in the same column, and not above. */
function reaches(part: Part, target: Part): boolean {
  if (!part.isConnected) return false;
  const [moved, hit] = [part.getBoundingClientRect(), target.getBoundingClientRect()];
  return moved.left <= hit.right && hit.left <= moved.right && moved.top <= hit.bottom;
}

/** Remembers where the pointer pressed last, whatever it hit. */
export function notePress({ clientX: x, clientY: y, detail }: Point, now = performance.now()) {
  if (detail > 0) last = { x, y, at: now };
}

type Point = Pick<MouseEvent, "detail" | "clientX" | "clientY">;
type Click = Point & { currentTarget?: Part | null };

/** Whether a click is the second one in the same place: it was meant for what was there before. */
function isSecond({ clientX, clientY }: Point, now: number): boolean {
  return now - last.at < settleMs && Math.hypot(clientX - last.x, clientY - last.y) <= steadyPx;
}

/**
 * Whether a click on a list was meant for its target: it is no second click, and its target has not just moved there.
 */
export function isDeliberate(click: Click, now = performance.now()): boolean {
  // A key presses the focused element, wherever it is.
  return (
    click.detail === 0 || (!isSecond(click, now) && !hasJustMoved(click.currentTarget ?? null, now))
  );
}

/** A click handler for a dialog's decision, where nothing moves. */
export function deliberate(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail === 0 || !isSecond(event, performance.now())) act();
  };
}

// At the end of bubbling: every handler of the page has handled the press by then.
if (typeof window !== "undefined") window.addEventListener("click", (event) => notePress(event));
