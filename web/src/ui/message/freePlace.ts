export type Size = { width: number; height: number };
type Rect = Size & { left: number; top: number };
type Place = { left: number; top: number; free: boolean };

/** How much of a message is shown: all of it, one line, or a mark. */
const shapes = ["whole", "line", "mark"] as const;
export type Shape = (typeof shapes)[number];
export type MessagePlace = Place & { shape: Shape };

/** From the edges of the window, and from every control, in px. */
const margins: Record<Shape, number> = { whole: 8, line: 3, mark: 3 };
const step = 4;

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The place where a message of this size covers the least of the controls: as low as possible, in the middle before
 * the sides.
 */
function leastCovering(
  { width, height }: Size,
  room: Size,
  controls: readonly Rect[],
  gap: number,
): Place {
  const right = Math.max(gap, room.width - width - gap);
  const columns = [...new Set([Math.max(gap, (room.width - width) / 2), right, gap])];
  let best: Place = { left: columns[0]!, top: gap, free: false };
  let least = Infinity;
  for (let top = room.height - height - gap; top >= gap; top -= step) {
    for (const left of columns) {
      const around = {
        left: left - gap,
        top: top - gap,
        width: width + 2 * gap,
        height: height + 2 * gap,
      };
      const covered = controls.reduce((sum, control) => sum + overlap(around, control), 0);
      if (covered >= least) continue;
      least = covered;
      best = { left, top, free: covered === 0 };
      if (best.free) return best;
    }
  }
  return best;
}

/**
 * The place in the window where a message covers no control, in the first of its shapes that has one; otherwise the
 * smallest shape covers the least.
 */
export function freePlace(
  sizes: Record<Shape, Size>,
  room: Size,
  controls: readonly Rect[],
): MessagePlace {
  const place = (shape: Shape): MessagePlace => ({
    ...leastCovering(sizes[shape], room, controls, margins[shape]),
    shape,
  });
  for (const shape of shapes) {
    const found = place(shape);
    if (found.free) return found;
  }
  return place("mark");
}
