import { town } from "../../domain/town.ts";
import { jobWords } from "./jobWords.ts";
import { drawnCane, mark } from "./mark.ts";
import { endFact, pictureSize, type PictureFacts } from "./pictureAddress.ts";
import {
  type Box,
  box,
  colours,
  fitted,
  line,
  type Picture,
  sheet,
  type Style,
} from "./pictureBoxes.ts";
import { type TextSize, textWidth } from "./pictureText.ts";

const margin = 64;
const inner = pictureSize.width - 2 * margin;
const bandHeight = 184;

const titleSizes: TextSize[] = [
  { size: 116, lines: 1 },
  { size: 96, lines: 1 },
  { size: 84, lines: 2 },
  { size: 74, lines: 3 },
  { size: 62, lines: 3 },
  { size: 54, lines: 4 },
];
const homeSizes: TextSize[] = [
  { size: 76, lines: 1 },
  { size: 70, lines: 1 },
  { size: 60, lines: 1 },
];
const companySizes: TextSize[] = [
  { size: 40, lines: 1 },
  { size: 32, lines: 1 },
];
const paySizes: TextSize[] = [
  { size: 46, lines: 1 },
  { size: 38, lines: 2 },
  { size: 30, lines: 3 },
];
const factSizes: TextSize[] = [
  { size: 38, lines: 1 },
  { size: 34, lines: 1 },
  { size: 32, lines: 2 },
  { size: 26, lines: 3 },
];

/** A job, readable at a thumb's size: what, where, how much, until when. */
export function jobPicture(facts: PictureFacts): Picture {
  const { urgent, filled } = facts;
  const { title, company, pay, place } = jobWords(facts);
  const [label, end] = endFact(facts);
  const columns: Fact[] = [
    { label: "Salário", text: pay, width: 416, sizes: paySizes },
    { label: "Local", text: place, width: 384 },
    { label, text: end, width: 272 },
  ];
  return {
    backdrop: backdrop(filled ? colours.over : colours.primary, 0.1),
    content: page(
      header(urgent && !filled ? [pill("Urgente")] : []),
      words(
        line(title, {
          ...fitted(title, inner, titleSizes),
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: "-0.02em",
        }),
        line(company, {
          ...fitted(company, inner, companySizes),
          color: colours.muted,
          marginTop: 16,
          lineHeight: 1.2,
        }),
      ),
      band(columns.filter(({ text }) => text !== "")),
    ),
  };
}

/** The board itself, for pages that are not about a job. */
export function homePicture(): Picture {
  return boardPicture("Vagas de emprego", [
    "Grátis para quem procura.",
    "O currículo vai direto a quem contrata.",
  ]);
}

/** The week's jobs; `counts` says how many are new, end or are urgent. */
export function weekPicture(counts: string): Picture {
  const free = "Grátis para quem procura.";
  return boardPicture("Vagas da semana", counts === "" ? [free] : [counts, free]);
}

function boardPicture(of: string, foot: readonly string[]): Picture {
  const title = [of, `em ${town.name}`, "e região"];
  const longest = title.reduce((a, b) => (textWidth(a) > textWidth(b) ? a : b));
  return {
    backdrop: backdrop(colours.primary, 0.22),
    content: page(
      header([]),
      words(
        ...title.map((part) =>
          line(part, {
            ...fitted(longest, 740, homeSizes),
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
          }),
        ),
      ),
      box(
        {
          position: "absolute",
          left: margin,
          top: pictureSize.height - bandHeight,
          width: inner,
          height: bandHeight,
          flexDirection: "column",
          justifyContent: "center",
          color: colours.paper,
          fontSize: 40,
          fontWeight: 700,
        },
        foot.map((words) => line(words, { lineHeight: 1.25 })),
      ),
    ),
  };
}

function page(...children: Box[]): Box {
  return sheet(pictureSize, children);
}

function header(marks: Box[]): Box {
  return box(
    {
      position: "absolute",
      left: margin,
      top: 52,
      width: inner,
      height: 64,
      paddingLeft: 80,
      alignItems: "center",
      justifyContent: "space-between",
      boxSizing: "border-box",
    },
    [box({ fontSize: 36, fontWeight: 700, letterSpacing: "-0.01em" }, town.boardName), ...marks],
  );
}

function pill(text: string): Box {
  return box(
    {
      backgroundColor: colours.sun,
      borderRadius: 30,
      padding: "8px 28px 10px",
      fontSize: 32,
      fontWeight: 700,
    },
    text,
  );
}

function words(...children: Box[]): Box {
  return box(
    {
      position: "absolute",
      left: margin,
      top: 116,
      width: inner,
      height: pictureSize.height - bandHeight - 116,
      flexDirection: "column",
      justifyContent: "center",
      overflow: "hidden",
    },
    children,
  );
}

type Fact = { label: string; text: string; width: number; sizes?: TextSize[] };

function band(facts: Fact[]): Box {
  const columns = facts.map(({ label, text, width, sizes = factSizes }, i) => {
    const gap = i === 0 ? 0 : 32;
    const style: Style =
      i === 0 ? {} : { borderLeft: `2px solid ${colours.hairline}`, paddingLeft: gap };
    return box(
      {
        width,
        flexDirection: "column",
        boxSizing: "border-box",
        paddingRight: 24,
        overflow: "hidden",
        ...style,
      },
      [
        box({ fontSize: 27, lineHeight: 1.2, color: colours.leaf, whiteSpace: "nowrap" }, label),
        line(text, {
          ...fitted(text, width - gap - 24, sizes),
          fontWeight: 700,
          lineHeight: 1.12,
          marginTop: 4,
        }),
      ],
    );
  });
  return box(
    {
      position: "absolute",
      left: margin,
      top: pictureSize.height - bandHeight,
      width: inner,
      height: bandHeight,
      alignItems: "center",
      color: "#FFFFFF",
    },
    [box({ width: inner, alignItems: "stretch" }, columns)],
  );
}

function backdrop(bandColour: string, caneOpacity: number): string {
  const { width, height } = pictureSize;
  const top = height - bandHeight;
  return [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<svg width="${width}" height="${top}"><g transform="translate(690 ${top - 450}) scale(0.98)" fill="${colours.primary}" opacity="${caneOpacity}">${drawnCane()}</g></svg>`,
    `<rect y="${top}" width="${width}" height="${bandHeight}" fill="${bandColour}"/>`,
    `<g transform="translate(${margin} 52)">${mark}</g>`,
  ].join("");
}
