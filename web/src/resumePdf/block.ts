import type { DrawnWord } from "./drawnWords.ts";
import type { Font } from "./helvetica.ts";

export type Style = { font: Font; size: number; ink: Ink };
/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];

/** Words on one line. `x` and `y` of the first one's foot, in points from the page's upper left corner. */
export type Line = { x: number; y: number; style: Style; words: readonly DrawnWord[] };

/** A type of structure element (ISO 32000-1, 14.8.4). */
export type Tag = "Sect" | "H1" | "H2" | "H3" | "P" | "L" | "LI" | "LBody" | "Lbl";

export type TextBlock = { tag: Tag; lines: readonly Line[] };

/** A part of the document with its place on the page, in the order in which it is read. */
export type Block =
  | { tag: Tag; children: readonly Block[] }
  | TextBlock
  /** A line across the page, which no reader speaks of. */
  | { tag: "Artifact"; x: number; y: number; width: number; height: number; ink: Ink };

/** `bottom`: where the next one may begin. */
export type Placed = { block: Block; bottom: number };

/** Points from the left edge of the page. */
export type Area = { x: number; width: number };
