import { shownAddress } from "../../domain/job/shortCode.ts";
import { town } from "../../domain/town.ts";
import { jobPapers, type PaperFacts } from "./jobPaper.ts";
import { jobWords } from "./jobWords.ts";
import { mark } from "./mark.ts";
import { nameLines } from "./paperParts.ts";
import {
  type Box,
  box,
  colours,
  fitted,
  line,
  partsBetween,
  type Picture,
  sheet,
  type Style,
} from "./pictureBoxes.ts";
import { cutTo, drawableText, fittingSize, type TextSize, textWidth } from "./pictureText.ts";
import { posterFacts } from "./posterFacts.ts";
import { qrCode } from "./qrCode.ts";

const size = jobPapers.cartaz;
const margin = 110;
const inner = size.width - 2 * margin;
const part = partsBetween(margin, inner);
const headHeight = 230;
const textTop = 1210;
const stripsTop = 1860;
const codeSize = 430;
const codeLeft = size.width - margin - codeSize;
const textWide = codeLeft - margin - 60;
const strips = 8;

const titleSizes: TextSize[] = [
  { size: 220, lines: 1 },
  { size: 180, lines: 1 },
  { size: 160, lines: 2 },
  { size: 132, lines: 3 },
  { size: 100, lines: 4 },
  { size: 80, lines: 5 },
];
const companySizes: TextSize[] = [
  { size: 76, lines: 1 },
  { size: 60, lines: 1 },
  { size: 48, lines: 1 },
];
const oneLine = (...sizes: number[]): TextSize[] => sizes.map((size) => ({ size, lines: 1 }));
const hostSizes = oneLine(44, 40, 36, 30, 26, 22);
const codeSizes = oneLine(92, 70, 50, 36, 26, 20);
const stripSizes = oneLine(34, 30, 26, 22, 18);

/** Lines of text under the facts, and the size of its letters. */
const text = { size: 42, lines: 10, lineHeight: 1.25 };
const bulletWidth = 38;

/** A job on a sheet of A4 for a wall: readable from two metres, with strips to tear off. */
export function posterPicture(facts: PaperFacts): Picture {
  const words = jobWords(facts);
  return {
    backdrop: backdrop(facts),
    content: sheet(size, [
      heading(facts),
      part(
        {
          top: headHeight + 20,
          height: textTop - headHeight - 40,
          justifyContent: "space-evenly",
        },
        [
          box(
            { flexDirection: "column" },
            nameLines(words, { width: inner, titleSizes, companySizes, lineHeight: 1.05, gap: 20 }),
          ),
          ...posterFacts(facts, inner),
        ],
      ),
      about(facts),
      codeText(facts),
      ...Array.from({ length: strips }, (_none, i) => strip(facts, words.title, i)),
    ]),
  };
}

function heading({ urgent, filled, dayWork }: PaperFacts): Box {
  const kind = dayWork ? "Diária" : "Vaga de emprego";
  const word = filled ? "Preenchida" : urgent ? "Urgente" : kind;
  const marked = urgent && !filled;
  return part(
    {
      top: 0,
      height: headHeight,
      paddingLeft: 150,
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      boxSizing: "border-box",
      color: "#FFFFFF",
    },
    [
      box({ fontSize: 72, fontWeight: 700, letterSpacing: "-0.01em" }, town.boardName),
      box(
        {
          fontSize: 52,
          fontWeight: 700,
          padding: "14px 40px 18px",
          borderRadius: 50,
          ...(marked && { backgroundColor: colours.sun, color: colours.text }),
        },
        word,
      ),
    ],
  );
}

/** The requirements that fit, or else what the work is. */
function about({ requirements, description }: PaperFacts): Box {
  const lines = requirements.map(drawableText).filter((words) => words !== "");
  const { shown, left } = fittingLines(lines);
  const written = drawableText(description);
  const style = { fontSize: text.size, lineHeight: text.lineHeight };
  const contents =
    shown.length === 0
      ? [line(written, { ...style, lineClamp: text.lines })]
      : [
          ...shown.map((words) =>
            box(style, [
              box({ width: bulletWidth, flexShrink: 0 }, "•"),
              line(words, { width: textWide - bulletWidth, lineClamp: 2 }),
            ]),
          ),
          ...(left === 0
            ? []
            : [line(`e mais ${left} no site`, { ...style, color: colours.muted })]),
        ];
  const heading = shown.length === 0 ? "Sobre a vaga" : "Requisitos";
  return part({ top: textTop, height: stripsTop - textTop - 20, width: textWide }, [
    line(heading, {
      fontSize: 46,
      fontWeight: 700,
      lineHeight: 1.2,
      marginBottom: 10,
      color: colours.primary,
    }),
    ...contents,
  ]);
}

/** The first texts that fit into the lines, each in two at most; the last line tells how many are left. */
export function fittingLines(texts: readonly string[]): { shown: string[]; left: number } {
  const linesOf = (words: string) =>
    Math.min(2, Math.ceil((textWidth(words) * text.size * 1.08) / (textWide - bulletWidth)));
  let room: number = text.lines;
  const shown: string[] = [];
  for (const words of texts) {
    const isLast = shown.length === texts.length - 1;
    if (linesOf(words) > room - (isLast ? 0 : 1)) break;
    room -= linesOf(words);
    shown.push(words);
  }
  return { shown, left: texts.length - shown.length };
}

function codeText({ address }: PaperFacts): Box {
  const [host = "", ...path] = shownAddress(address).split(/(?=\/)/);
  const width = codeSize + 60;
  const row = (words: string, sizes: TextSize[], color: string) =>
    line(words, {
      ...fitted(words, width, sizes),
      fontWeight: 700,
      lineHeight: 1.15,
      maxWidth: width,
      color,
    });
  return part({ left: codeLeft - 30, top: textTop + codeSize - 10, width, alignItems: "center" }, [
    box({ fontSize: 34, lineHeight: 1.3, color: colours.muted }, "Aponte a câmera ou digite:"),
    row(host, hostSizes, colours.text),
    row(path.join(""), codeSizes, colours.primary),
  ]);
}

/** A strip with what somebody needs at home: it is read with the sheet turned. */
function strip({ address, company }: PaperFacts, title: string, i: number): Box {
  const long = size.height - stripsTop - 60;
  const wide = size.width / strips - 16;
  const centre = { x: (i + 0.5) * (size.width / strips), y: (stripsTop + size.height) / 2 };
  const shown = shownAddress(address);
  const row = (words: string, style: Style & { fontSize: number }) =>
    box({ whiteSpace: "nowrap", ...style }, words);
  // Turned text is not clipped, so it is cut before; an address is useful whole only.
  const cut = (words: string, fontSize: number) => cutTo(words, long, fontSize);
  const { size: fontSize } = fittingSize(shown, long * 0.95, stripSizes);
  return box(
    {
      position: "absolute",
      left: centre.x - long / 2,
      top: centre.y - wide / 2,
      width: long,
      height: wide,
      transform: "rotate(-90deg)",
      flexDirection: "column",
      justifyContent: "center",
    },
    [
      row(cut(title, 34), { fontSize: 34, fontWeight: 700, lineHeight: 1.2 }),
      row(cut(drawableText(company), 28), { fontSize: 28, lineHeight: 1.25, color: colours.muted }),
      row(shown, { fontSize, fontWeight: 700, lineHeight: 1.5, color: colours.primary }),
    ],
  );
}

function backdrop({ filled, address }: PaperFacts): string {
  const { width, height } = size;
  const cuts = Array.from({ length: strips - 1 }, (_none, i) => ((i + 1) * width) / strips);
  const cut = (from: string) =>
    `<path d="${from}" stroke="${colours.muted}" stroke-width="2" stroke-dasharray="14 10" fill="none"/>`;
  return [
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    `<rect width="${width}" height="${headHeight}" fill="${filled ? colours.over : colours.primary}"/>`,
    `<g transform="translate(${margin} ${(headHeight - 112) / 2}) scale(1.75)">${mark}</g>`,
    qrCode(address, { x: codeLeft, y: textTop, size: codeSize }),
    cut(`M0 ${stripsTop}H${width}`),
    ...cuts.map((x) => cut(`M${x} ${stripsTop}V${height}`)),
  ].join("");
}
