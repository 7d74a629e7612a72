/** A page's size in points, or on the screen in CSS pixels. */
export type Size = { width: number; height: number };

/** Pixels of one canvas: what phones have memory for, and the longest side that every browser draws. */
const most = { area: 12_000_000, side: 8_192 };

/** Below this a page is a smear: one drawn pixel for more than four of the screen. */
const least = 0.5;

/**
 * How a page is drawn that is `shownWidth` CSS pixels wide: its height there, and the canvas pixels for each CSS pixel,
 * fewer than the screen has if the canvas would be too large. Null for a page that no canvas shows legibly.
 */
export function pageScale(
  page: Size,
  shownWidth: number,
  screenPixels: number,
): { height: number; pixels: number } | null {
  const height = (page.height / page.width) * shownWidth;
  if (!Number.isFinite(height) || !(height >= 1)) return null;
  const pixels = Math.min(
    screenPixels,
    Math.sqrt(most.area / (shownWidth * height)),
    most.side / Math.max(shownWidth, height),
  );
  return pixels < least ? null : { height, pixels };
}
