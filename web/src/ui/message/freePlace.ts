export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };
export type Place = { left: number; top: number; free: boolean };

/** From the edges of the window, and from every control, in px. */
const margin = 8;
const step = 4;

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where in the window a message covers no control: as low as it can be, in the middle before the sides. Where there is
 * no such place, the one that covers least.
 */
export function freePlace(message: Size, room: Size, controls: readonly Rect[]): Place {
  const { width, height } = message;
  const right = Math.max(margin, room.width - width - margin);
  const columns = [...new Set([Math.max(margin, (room.width - width) / 2), right, margin])];
  let best: Place = { left: columns[0]!, top: margin, free: false };
  let least = Infinity;
  for (let top = room.height - height - margin; top >= margin; top -= step) {
    for (const left of columns) {
      const around = {
        left: left - margin,
        top: top - margin,
        width: width + 2 * margin,
        height: height + 2 * margin,
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
