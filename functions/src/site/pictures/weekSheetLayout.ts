import { shownAddress } from "../../domain/job/shortCode.ts";
import { town } from "../../domain/town.ts";
import { drawnTitle } from "./jobWords.ts";
import { mark } from "./mark.ts";
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
import { cutTo, drawableText, fittingSize, type TextSize, textWidth } from "./pictureText.ts";
import { qrCode } from "./qrCode.ts";
import { mostOnSheet, type SheetFacts, weekSheetSize as size } from "./weekAddress.ts";

const margin = 110;
const inner = size.width - 2 * margin;
const part = partsBetween(margin, inner);
const headHeight = 300;
const listTop = headHeight + 40;
const footTop = 1990;
const rowHeight = (footTop - listTop) / mostOnSheet;
const codeSize = 300;
const addressWidth = 240;

const factSizes: TextSize[] = [32, 29, 26].map((size) => ({ size, lines: 1 }));

const rowSizes: TextSize[] = [46, 40, 36].map((size) => ({ size, lines: 1 }));
const footSizes: TextSize[] = [60, 52, 44, 36, 28].map((size) => ({ size, lines: 1 }));

/** The week's jobs on a sheet of A4: what, who, where, how much, and each one's short address. */
export function weekSheet(facts: SheetFacts): Picture {
  const { jobs } = facts;
  const none = line("Nenhuma vaga nova nesta semana.", { fontSize: 56, lineHeight: 1.3 });
  return {
    backdrop: backdrop(facts),
    content: sheet(size, [
      heading(facts),
      ...(jobs.length === 0 ? [part({ top: listTop + 40, height: 200 }, [none])] : []),
      ...jobs.map((job, i) => row(job, i)),
      foot(facts),
    ]),
  };
}

function heading({ counts, on }: SheetFacts): Box {
  const below = [`${town.name} e região`, on].join(" · ");
  return part(
    { top: 0, height: headHeight, justifyContent: "center", color: "#FFFFFF", paddingLeft: 190 },
    [
      line("Vagas da semana", { fontSize: 96, fontWeight: 700, lineHeight: 1.1 }),
      line(below, { fontSize: 42, lineHeight: 1.3, lineClamp: 1 }),
      line(counts, { fontSize: 42, lineHeight: 1.3, lineClamp: 1, color: colours.leaf }),
    ],
  );
}

function row({ title, mark, path, ...job }: SheetFacts["jobs"][number], i: number): Box {
  const words = drawnTitle(title);
  const width = inner - addressWidth;
  const facts = factLine(job, width - 32);
  return part(
    {
      top: listTop + i * rowHeight,
      height: rowHeight,
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      borderBottom: "2px solid #DED9CE",
      boxSizing: "border-box",
    },
    [
      box({ width, flexDirection: "column", paddingRight: 32, boxSizing: "border-box" }, [
        line(words, {
          ...fitted(words, width - 32, rowSizes),
          fontWeight: 700,
          lineHeight: 1.15,
        }),
        line(facts.text, {
          fontSize: facts.size,
          lineHeight: 1.2,
          lineClamp: 1,
          color: colours.muted,
        }),
      ]),
      box({ width: addressWidth, flexDirection: "column", alignItems: "flex-end" }, [
        box({ fontSize: 46, fontWeight: 700, lineHeight: 1.15, color: colours.primary }, path),
        box({ fontSize: 32, lineHeight: 1.2, fontWeight: 700 }, mark),
      ]),
    ],
  );
}

/**
 * Who, where and how much, in that width: nobody can open a row on paper, so it is smaller before anything is cut, and then
 * a long company's name is.
 */
function factLine(
  { company, facts }: { company: string; facts: string },
  width: number,
): { text: string; size: number } {
  const who = drawableText(company);
  const rest = ` · ${drawableText(facts)}`;
  const { size } = fittingSize(who + rest, width / 1.05, factSizes);
  return { text: cutTo(who, width - textWidth(rest) * size * 1.05, size) + rest, size };
}

function foot({ address, left }: SheetFacts): Box {
  const shown = shownAddress(address);
  const host = shown.split("/", 1)[0]!;
  const width = inner - codeSize - 60;
  const more =
    left === 0 ? "Todas também em" : left === 1 ? "e mais 1 vaga em" : `e mais ${left} vagas em`;
  return part({ top: footTop + 30, height: codeSize, width, justifyContent: "center" }, [
    line(more, { fontSize: 46, lineHeight: 1.2 }),
    line(shown, {
      ...fitted(shown, width, footSizes),
      fontWeight: 700,
      lineHeight: 1.25,
      color: colours.primary,
    }),
    line(`Para ver uma vaga, digite ${host} e o código ao lado do nome dela.`, {
      fontSize: 34,
      lineHeight: 1.3,
      lineClamp: 2,
      color: colours.muted,
      marginTop: 12,
    }),
  ]);
}

function backdrop({ address }: SheetFacts): string {
  const { width, height } = size;
  return [
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    `<rect width="${width}" height="${headHeight}" fill="${colours.primary}"/>`,
    `<g transform="translate(${margin} ${(headHeight - 144) / 2}) scale(2.25)">${mark}</g>`,
    `<path d="M${margin} ${footTop}H${width - margin}" stroke="${colours.primary}" stroke-width="4"/>`,
    qrCode(address, { x: width - margin - codeSize, y: footTop + 30, size: codeSize }),
  ].join("");
}
