import type { Area, Block, Ink, Placed, Style } from "./block.ts";
import { drawnWord, wordsOf } from "./drawnWords.ts";
import { lineWidth, placeBelow, placeText } from "./placeText.ts";
import type { ResumeContent, ResumeEntry } from "./resumeContent.ts";

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 } as const;

const margin = 54;
const left: Area = { x: margin, width: 112 };
const right: Area = { x: margin + 128, width: page.width - 2 * margin - 128 };
const whole: Area = { x: margin, width: page.width - 2 * margin };
/** The labels of facts; what they say begins on one line below another. */
const labels: Area = { x: right.x, width: 132 };
const said: Area = { x: labels.x + labels.width, width: right.width - labels.width };
/** The times of jobs, and what is left of them. */
const times: Area = { x: right.x + right.width - 112, width: 112 };
const works: Area = { x: right.x, width: right.width - 122 };

const black: Ink = [0.08, 0.1, 0.09];
const grey: Ink = [0.32, 0.35, 0.34];
/** Dark enough to print as black. */
const green: Ink = [0.03, 0.31, 0.23];
const pale: Ink = [0.75, 0.78, 0.76];

type Styles = Record<"aim" | "phone" | "title" | "strong" | "text" | "quiet" | "foot", Style>;

/** Styles for body text of one size. */
function stylesOf(size: number): Styles {
  return {
    aim: { font: "regular", size: size * 1.15, ink: green },
    phone: { font: "bold", size: size * 1.15, ink: black },
    title: { font: "bold", size, ink: green },
    strong: { font: "bold", size, ink: black },
    text: { font: "regular", size, ink: black },
    quiet: { font: "regular", size, ink: grey },
    foot: { font: "regular", size: 8, ink: grey },
  };
}

/** Sizes of body text, in points, from the one for few answers to the one into which the fullest fit. */
const sizes = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** The blocks of a résumé on one page, in the largest size into which they fit. */
export function layoutResume(content: ResumeContent): Block[] {
  const bottom = page.height - margin - 16;
  const placed = sizes.map((size) => () => placeResume(content, stylesOf(size)));
  const fitting = placed.find((place) => place().bottom <= bottom) ?? placed.at(-1)!;
  const date = placeText("P", content.madeOn, stylesOf(12).foot, whole, bottom + 6, "right");
  return [...fitting().blocks, date.block];
}

/** A distance between parts; smaller letters stand closer. */
function air(styles: Styles, lines: number): number {
  return (lines * styles.text.size ** 2) / 10;
}

function placeResume(content: ResumeContent, styles: Styles) {
  const head = placeHead(content, styles);
  const below = head.bottom + air(styles, 1.2);
  const rule: Block = { tag: "Artifact", ...whole, y: below, height: 1.5, ink: green };
  const parts = placeBelow(
    content.parts.map((part, i) => (top: number) => placePart(part, styles, top, i > 0)),
    below,
    air(styles, 1.2),
  );
  return { blocks: [...head.blocks, rule, ...parts.blocks], bottom: parts.bottom };
}

function placeHead({ name, aim, phone, contacts }: ResumeContent, styles: Styles) {
  const texts = [
    (top: number) => placeText("H1", name, nameStyle(name, styles), whole, top),
    ...(aim === "" ? [] : [(top: number) => placeText("P", aim, styles.aim, whole, top)]),
    (top: number) => placeText("P", phone, styles.phone, whole, top + air(styles, 0.5)),
    ...contacts.map((contact) => (top: number) => placeText("P", contact, styles.text, whole, top)),
  ];
  return placeBelow(texts, margin, air(styles, 0.1));
}

/** The largest letters in which a name fits on one line, between two sizes. */
function nameStyle(name: string, styles: Styles): Style {
  const { size } = styles.text;
  const style: Style = { font: "bold", size: size * 2.3, ink: black };
  const width = lineWidth(wordsOf(name).map(drawnWord), style);
  const fitting = (style.size * whole.width) / (width + 1);
  return { ...style, size: Math.max(size * 1.5, Math.min(style.size, fitting)) };
}

type Part = ResumeContent["parts"][number];
type EntryOf<Kind> = Extract<ResumeEntry, { kind: Kind }>;

/** The title on the left, the entries on the right; a line above both, if there is none yet. */
function placePart({ title, entries }: Part, styles: Styles, top: number, isBelowAnother: boolean) {
  const below = top + air(styles, 0.8);
  const heading = placeText("H2", title, styles.title, left, below);
  const body = placeBelow(
    entries.map((entry) => (start: number) => placeEntry(entry, styles, start)),
    below,
    entries[0]?.kind === "job" ? air(styles, 0.6) : 0,
  );
  const rule: Block = { tag: "Artifact", ...whole, y: top, height: 0.6, ink: pale };
  const lines = isBelowAnother ? [rule] : [];
  const block: Block = { tag: "Sect", children: [...lines, heading.block, ...body.blocks] };
  return { block, bottom: Math.max(heading.bottom, body.bottom) };
}

function placeEntry(entry: ResumeEntry, styles: Styles, top: number): Placed {
  switch (entry.kind) {
    case "job":
      return placeJob(entry, styles, top);
    case "list":
      return placeList(entry.items, styles, top);
    case "text":
      return placeText("P", entry.text, styles.text, right, top);
    case "fact":
      return placeFact(entry, styles, top);
  }
}

/** The work in bold with its time on the right, the place below. */
function placeJob({ what, where, period }: EntryOf<"job">, styles: Styles, top: number): Placed {
  const head = placeText("H3", what, styles.strong, works, top);
  const parts = [head];
  if (period !== "") parts.push(placeText("P", period, styles.quiet, times, top, "right"));
  if (where !== "") parts.push(placeText("P", where, styles.text, right, head.bottom));
  return {
    block: { tag: "Sect", children: parts.map(({ block }) => block) },
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  };
}

/** One paragraph: the label, and beside it what it says. */
function placeFact({ label, text }: EntryOf<"fact">, styles: Styles, top: number): Placed {
  const name = placeText("P", `${label}:`, styles.quiet, labels, top);
  const answer = placeText("P", text, styles.text, said, top);
  return {
    block: { tag: "P", lines: [...name.block.lines, ...answer.block.lines] },
    bottom: Math.max(name.bottom, answer.bottom),
  };
}

/** A list in two columns, read from left to right. */
function placeList(items: readonly string[], styles: Styles, top: number): Placed {
  const { size } = styles.text;
  const column = (right.width - size) / 2;
  const children: Block[] = [];
  let bottom = top;
  for (let i = 0; i < items.length; i += 2) {
    const row = items.slice(i, i + 2).map((item, side) => {
      const area = { x: right.x + side * (column + size), width: column };
      return placeItem(item, styles, area, bottom);
    });
    children.push(...row.map(({ block }) => block));
    bottom = Math.max(...row.map((placed) => placed.bottom));
  }
  return { block: { tag: "L", children }, bottom };
}

function placeItem(item: string, styles: Styles, area: Area, top: number): Placed {
  const indent = styles.text.size * 0.9;
  const inside = { x: area.x + indent, width: area.width - indent };
  const label = placeText("Lbl", "•", styles.text, area, top);
  const body = placeText("LBody", item, styles.text, inside, top);
  return { block: { tag: "LI", children: [label.block, body.block] }, bottom: body.bottom };
}
