import type { Block, Ink, Line, TextBlock } from "./block.ts";
import type { DrawnWord } from "./drawnWords.ts";
import { page } from "./layoutResume.ts";
import { literal, textString } from "./pdfText.ts";

/** What is drawn on the page, and the structure elements that say what it is (ISO 32000-1, 14.7 and 14.8). */
type TaggedPage = {
  content: string;
  elements: readonly string[];
  /** The numbers of the elements that own the page's marked content, by its id. */
  owners: readonly number[];
};

/**
 * Writes blocks as the children of one 'Document'. `first`: the number of the first element's object, `root` that of the
 * structure tree's root, `pageNumber` that of the page.
 */
export function taggedPage(
  blocks: readonly Block[],
  { first, root, pageNumber }: { first: number; root: number; pageNumber: number },
): TaggedPage {
  const drawn: string[] = [];
  const elements: string[] = [];
  const owners: number[] = [];

  /** The number of a block's element. */
  function write(block: Exclude<Block, { tag: "Artifact" }>, parent: number): number {
    const at = elements.push("") - 1;
    const number = first + at;
    const kids = "children" in block ? writeAll(block.children, number) : mark(block, number);
    const place = "children" in block ? "" : `/Pg ${pageNumber} 0 R`;
    elements[at] = `<</Type/StructElem/S/${block.tag}/P ${parent} 0 R${place}/K ${kids}>>`;
    return number;
  }

  function writeAll(children: readonly Block[], parent: number): string {
    const numbers = children.flatMap((child) => {
      if (child.tag !== "Artifact") return `${write(child, parent)} 0 R`;
      drawn.push(rule(child));
      return [];
    });
    return `[${numbers.join(" ")}]`;
  }

  /** Draws a block's lines; the id of the marked content. */
  function mark(block: TextBlock, owner: number): string {
    const id = owners.push(owner) - 1;
    drawn.push(`/${block.tag}<</MCID ${id}>>BDC`, "BT", ...block.lines.map(textLine), "ET", "EMC");
    return String(id);
  }

  elements.push("");
  const kids = writeAll(blocks, first);
  elements[0] = `<</Type/StructElem/S/Document/P ${root} 0 R/K ${kids}>>`;
  return { content: drawn.join("\n"), elements, owners };
}

function rule(block: Extract<Block, { tag: "Artifact" }>): string {
  const y = number(page.height - block.y - block.height);
  const sides = `${number(block.x)} ${y} ${number(block.width)} ${number(block.height)}`;
  return `/Artifact BMC ${fill(block.ink)} ${sides} re f EMC`;
}

function textLine({ x, y, style, words }: Line, i: number, all: readonly Line[]): string {
  const font = style.font === "bold" ? "/B" : "/R";
  const place = `1 0 0 1 ${number(x)} ${number(page.height - y)} Tm`;
  // Readers join lines without a space of their own.
  const end = i < all.length - 1 ? " " : "";
  return `${font} ${number(style.size)} Tf ${fill(style.ink)} ${place} ${shown(words, end)}`;
}

/** Operators that show words; letters that are not drawn as written carry what was (ISO 32000-1, 14.9.4). */
function shown(words: readonly DrawnWord[], end: string): string {
  const operators: string[] = [];
  let run = "";
  const flush = () => {
    if (run !== "") operators.push(`${literal(run)}Tj`);
    run = "";
  };
  for (const [i, word] of words.entries()) {
    if (i > 0) run += " ";
    for (const { drawn, actual } of word) {
      if (actual === null) run += drawn;
      else {
        flush();
        operators.push(`/Span<</ActualText${textString(actual)}>>BDC ${literal(drawn)}Tj EMC`);
      }
    }
  }
  run += end;
  flush();
  return operators.join(" ");
}

function fill(ink: Ink): string {
  return `${ink.map(number).join(" ")} rg`;
}

/** A number with at most two decimals, as short as it gets. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
