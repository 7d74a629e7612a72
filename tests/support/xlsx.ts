import { zip } from "../../emulators/seed/files/zip.ts";

/** A text, a number, or a day by its workbook number (25569 is 1 January 1970). */
type Cell = string | number | { day: number };

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/**
 * A workbook as Excel writes it, with shared texts, dates as formatted numbers, and a hidden sheet before the
 * relevant one.
 */
export function xlsx(rows: readonly (readonly Cell[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const cell = (value: Cell, place: string) => {
    if (typeof value === "string")
      return `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`;
    return typeof value === "number"
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" s="1"><v>${value.day}</v></c>`;
  };
  const sheet = rows
    .map((cells, i) =>
      cells.length === 0
        ? ""
        : `<row r="${i + 1}">${cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${i + 1}`)).join("")}</row>`,
    )
    .join("");
  return zip([
    {
      name: "xl/workbook.xml",
      text: `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Listas" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Vagas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: `<Relationships xmlns="${packages}"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", text: `<worksheet xmlns="${main}"/>` },
    {
      name: "xl/worksheets/sheet2.xml",
      text: `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
    {
      name: "xl/sharedStrings.xml",
      text: `<sst xmlns="${main}">${texts.map((text) => `<si><r><t>${xml(text.slice(0, 3))}</t></r><r><t xml:space="preserve">${xml(text.slice(3))}</t></r></si>`).join("")}</sst>`,
    },
    {
      name: "xl/styles.xml",
      text: `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    },
  ]);
}
