import type { PaperFacts } from "./jobPaper.ts";
import { jobWords } from "./jobWords.ts";
import { labelledFact } from "./paperParts.ts";
import { endFact } from "./pictureAddress.ts";
import { type Box, box, colours, line } from "./pictureBoxes.ts";
import { drawableText, fittingSize, type TextSize } from "./pictureText.ts";

/** Of the last day, beside the place. */
const endWidth = 434;

/** A short pay is as large as the company. */
const paySizes: TextSize[] = [
  { size: 76, lines: 1 },
  { size: 60, lines: 2 },
  { size: 40, lines: 3 },
];
const factSizes: TextSize[] = [
  { size: 62, lines: 1 },
  { size: 54, lines: 1 },
  { size: 42, lines: 2 },
];

/** The pay, which is read first, then where and until when, then the rest in a line, as wide as given. */
export function posterFacts(facts: PaperFacts, width: number): Box[] {
  const { pay, place } = jobWords(facts);
  const [label, end] = endFact(facts);
  const details = drawableText(facts.details.join(" · "));
  const color = colours.primary;
  return [
    ...(pay === ""
      ? []
      : [labelledFact("Salário", pay, { width, gap: 0, sizes: paySizes, color })]),
    box(
      { width },
      equalFacts([
        { label: "Local", text: place, width: width - endWidth },
        { label, text: end, width: endWidth },
      ]),
    ),
    ...(details === "" ? [] : [line(details, { fontSize: 44, lineHeight: 1.2, lineClamp: 1 })]),
  ];
}

type Fact = { label: string; text: string; width: number };

/** Facts beside each other, all in the letters of the longest. */
function equalFacts(facts: readonly Fact[]): Box[] {
  const gap = 32;
  const largest = facts.map((fact) => fittingSize(fact.text, fact.width - gap, factSizes).size);
  const sizes = factSizes.filter(({ size: letters }) => letters <= Math.min(...largest));
  return facts.map((fact) =>
    labelledFact(fact.label, fact.text, { width: fact.width, gap, sizes, color: colours.primary }),
  );
}
