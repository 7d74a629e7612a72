import { shownAddress } from "../../domain/job/shortCode.ts";
import { town } from "../../domain/town.ts";
import { jobPapers, type PaperFacts } from "./jobPaper.ts";
import { jobWords } from "./jobWords.ts";
import { drawnCane, mark } from "./mark.ts";
import { labelledFact, nameLines } from "./paperParts.ts";
import { endFact } from "./pictureAddress.ts";
import {
  type Box,
  box,
  colours,
  fitted,
  line,
  partsBetween,
  type Picture,
  sheet,
} from "./pictureBoxes.ts";
import { drawableText, type TextSize } from "./pictureText.ts";

// WhatsApp covers the upper and lower 230 pixels of a Status with its own: nothing to read stands there.

const size = jobPapers.status;
const margin = 80;
const inner = size.width - 2 * margin;
const part = partsBetween(margin, inner);
const top = 240;
const bandTop = 1010;
const addressTop = 1530;
const addressHeight = 160;

const titleSizes: TextSize[] = [
  { size: 150, lines: 1 },
  { size: 128, lines: 2 },
  { size: 108, lines: 3 },
  { size: 88, lines: 4 },
  { size: 76, lines: 5 },
];
const companySizes: TextSize[] = [
  { size: 56, lines: 1 },
  { size: 48, lines: 1 },
  { size: 44, lines: 2 },
];
const paySizes: TextSize[] = [
  { size: 76, lines: 1 },
  { size: 60, lines: 1 },
  { size: 52, lines: 2 },
  { size: 44, lines: 3 },
];
const factSizes: TextSize[] = [
  { size: 52, lines: 1 },
  { size: 46, lines: 1 },
  { size: 42, lines: 2 },
];
const addressSizes: TextSize[] = [
  { size: 60, lines: 1 },
  { size: 54, lines: 1 },
  { size: 46, lines: 1 },
  { size: 38, lines: 1 },
  { size: 30, lines: 2 },
];

/** A job on a tall screen: what, where, how much, until when, and the address to type. */
export function statusPicture(facts: PaperFacts): Picture {
  return {
    backdrop: backdrop(facts),
    content: sheet(size, [
      heading(facts),
      part(
        { top: top + 130, height: bandTop - top - 150, justifyContent: "center" },
        nameLines(jobWords(facts), {
          width: inner,
          titleSizes,
          companySizes,
          lineHeight: 1.06,
          gap: 24,
        }),
      ),
      part(
        {
          top: bandTop,
          height: addressTop - bandTop,
          justifyContent: "center",
          color: "#FFFFFF",
        },
        factRows(facts),
      ),
      addressBox(facts),
    ]),
  };
}

function heading({ urgent, filled }: PaperFacts): Box {
  const pill = box(
    {
      backgroundColor: colours.sun,
      borderRadius: 40,
      padding: "12px 36px 14px",
      fontSize: 42,
      fontWeight: 700,
    },
    "Urgente",
  );
  return box(
    {
      position: "absolute",
      left: margin,
      top,
      width: inner,
      height: 96,
      paddingLeft: 120,
      alignItems: "center",
      justifyContent: "space-between",
      boxSizing: "border-box",
    },
    [
      box({ fontSize: 50, fontWeight: 700, letterSpacing: "-0.01em" }, town.boardName),
      ...(urgent && !filled ? [pill] : []),
    ],
  );
}

function factRows(facts: PaperFacts): Box[] {
  const { pay, place } = jobWords(facts);
  const details = drawableText(facts.details.join(" · "));
  const [label, end] = endFact(facts);
  return [
    ...(pay === "" ? [] : [fact("Salário", pay, inner, paySizes)]),
    box({ marginTop: 28, width: inner }, [
      fact("Local", place, inner - 440),
      fact(label, facts.filled ? "Vaga preenchida" : end, 440),
    ]),
    ...(details === ""
      ? []
      : [line(details, { marginTop: 28, fontSize: 38, lineHeight: 1.2, lineClamp: 2 })]),
  ];
}

function fact(label: string, text: string, width: number, sizes = factSizes): Box {
  return labelledFact(label, text, { width, gap: 24, sizes, color: colours.leaf });
}

function addressBox({ address }: PaperFacts): Box {
  const shown = shownAddress(address);
  return box(
    {
      position: "absolute",
      left: margin,
      top: addressTop,
      width: inner,
      height: addressHeight,
      padding: "0 40px",
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "center",
      overflow: "hidden",
    },
    [
      box({ fontSize: 34, lineHeight: 1.2, color: colours.muted }, "Veja a vaga e candidate-se:"),
      line(shown, {
        ...fitted(shown, inner - 80, addressSizes),
        fontWeight: 700,
        lineHeight: 1.2,
        color: colours.primary,
      }),
    ],
  );
}

function backdrop({ filled }: PaperFacts): string {
  const { width, height } = size;
  return [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<svg width="${width}" height="${bandTop}"><g transform="translate(500 ${bandTop - 520}) scale(1.12)" fill="${colours.primary}" opacity="0.1">${drawnCane()}</g></svg>`,
    `<rect y="${bandTop}" width="${width}" height="${height - bandTop}" fill="${filled ? colours.over : colours.primary}"/>`,
    `<rect x="${margin}" y="${addressTop}" width="${inner}" height="${addressHeight}" rx="24" fill="${colours.paper}"/>`,
    `<g transform="translate(${margin} ${top}) scale(1.5)">${mark}</g>`,
  ].join("");
}
