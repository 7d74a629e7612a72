import { type Box, box, colours, fitted, line } from "./pictureBoxes.ts";
import type { TextSize } from "./pictureText.ts";

type NameStyle = {
  width: number;
  titleSizes: readonly TextSize[];
  companySizes: readonly TextSize[];
  lineHeight: number;
  /** Between the two. */
  gap: number;
};

/** A job's title, and below it its company, each as large as fits. */
export function nameLines(
  { title, company }: { title: string; company: string },
  { width, titleSizes, companySizes, lineHeight, gap }: NameStyle,
): Box[] {
  return [
    line(title, {
      ...fitted(title, width, titleSizes),
      fontWeight: 700,
      lineHeight,
      letterSpacing: "-0.02em",
    }),
    line(company, {
      ...fitted(company, width, companySizes),
      color: colours.muted,
      marginTop: gap,
      lineHeight: 1.2,
    }),
  ];
}

type FactStyle = {
  width: number;
  /** Kept free at its right. */
  gap: number;
  sizes: readonly TextSize[];
  /** The label's. */
  color: string;
};

/** A fact as large as fits, below its label; without a text neither is seen. */
export function labelledFact(
  label: string,
  text: string,
  { width, gap, sizes, color }: FactStyle,
): Box {
  return box({ width, flexDirection: "column", paddingRight: gap, boxSizing: "border-box" }, [
    box({ fontSize: 36, lineHeight: 1.2, color }, text === "" ? "" : label),
    line(text, { ...fitted(text, width - gap, sizes), fontWeight: 700, lineHeight: 1.12 }),
  ]);
}
