import type { Area, Block, Line, Placed, Style, Tag, TextBlock } from "./block.ts";
import { type DrawnWord, drawnWord, lettersOf, wordsOf } from "./drawnWords.ts";
import { textWidth } from "./helvetica.ts";

/** From one line's foot to the next, by the size of the letters. */
const lineHeight = 1.32;
/** From the top of a line to the foot of its letters. */
const ascent = 0.98;

/** Text in lines that fit into an area; words that are longer than a line are broken. */
export function placeText(
  tag: Tag,
  text: string,
  style: Style,
  area: Area,
  top: number,
  align: "left" | "right" = "left",
): { block: TextBlock; bottom: number } {
  const rows = brokenLines(text, style, area.width);
  const lines = rows.map((words, i): Line => {
    const y = top + (ascent + i * lineHeight) * style.size;
    const indent = align === "left" ? 0 : area.width - lineWidth(words, style);
    return { x: area.x + indent, y, style, words };
  });
  return { block: { tag, lines }, bottom: top + rows.length * lineHeight * style.size };
}

/** Parts below one another, each placed by the bottom of the one before. */
export function placeBelow(
  parts: readonly ((top: number) => Placed)[],
  top: number,
  gap: number,
): { blocks: Block[]; bottom: number } {
  const blocks: Block[] = [];
  let bottom = top;
  for (const [i, place] of parts.entries()) {
    const placed = place(i === 0 ? top : bottom + gap);
    blocks.push(placed.block);
    bottom = placed.bottom;
  }
  return { blocks, bottom };
}

/** The width of one line of text, in points. */
export function lineWidth(words: readonly DrawnWord[], { font, size }: Style): number {
  const text = words.map((word) => word.map(({ drawn }) => drawn).join("")).join(" ");
  return textWidth(text, font, size);
}

function brokenLines(text: string, style: Style, width: number): DrawnWord[][] {
  const lines: DrawnWord[][] = [[]];
  for (const word of wordsOf(text).flatMap((long) => piecesOf(long, style, width))) {
    const line = lines.at(-1)!;
    if (line.length > 0 && lineWidth([...line, word], style) > width) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

/** A word in pieces that each fit into a line. */
function piecesOf(word: string, style: Style, width: number): DrawnWord[] {
  const whole = drawnWord(word);
  if (lineWidth([whole], style) <= width) return [whole];
  const pieces = [""];
  for (const letter of lettersOf(word)) {
    const longer = pieces.at(-1)! + letter;
    if (lineWidth([drawnWord(longer)], style) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces.map(drawnWord);
}
