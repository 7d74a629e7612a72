import { strFromU8, unzipSync } from "fflate";
import { columnOf, numberText, plainText, type ShownAs, shownAs } from "./xlsxCells.ts";

/** Why a file is not a readable workbook. */
type XlsxProblem = "not-a-workbook" | "too-large";

/** The most bytes of an unpacked workbook, because a few kilobytes can contain gigabytes. */
const mostUnpacked = 100 * 1024 * 1024;

const wanted =
  /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

class TooLarge extends Error {}

/** The texts of a workbook's first visible sheet, row by row; empty rows keep their place. */
export function readXlsx(bytes: Uint8Array): { rows: string[][] } | { problem: XlsxProblem } {
  try {
    const parts = unpack(bytes);
    const sheet = firstSheet(parts);
    return sheet === null
      ? { problem: "not-a-workbook" }
      : { rows: rowsOf(sheet, textsOf(parts("xl/sharedStrings.xml")), stylesOf(parts)) };
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too-large" : "not-a-workbook" };
  }
}

type Parts = (path: string) => Document | null;

/**
 * The archive's XML files by path. Not unpacked in the library's workers, which the Content-Security-Policy refuses.
 */
function unpack(bytes: Uint8Array): Parts {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > mostUnpacked) throw new TooLarge();
      return true;
    },
  });
  return (path) => {
    const file = files[path];
    return file ? new DOMParser().parseFromString(strFromU8(file), "application/xml") : null;
  };
}

function all(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS("*", name)];
}

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type FirstSheet = { content: Document; since1904: boolean };

function firstSheet(parts: Parts): FirstSheet | null {
  const workbook = parts("xl/workbook.xml");
  if (!workbook) return null;
  const sheets = all(workbook, "sheet");
  const shown = sheets.find((sheet) => (sheet.getAttribute("state") ?? "visible") === "visible");
  const id = (shown ?? sheets[0])?.getAttributeNS(relationships, "id");
  const links = parts("xl/_rels/workbook.xml.rels");
  const target = links
    ? all(links, "Relationship")
        .find((link) => link.getAttribute("Id") === id)
        ?.getAttribute("Target")
    : null;
  const content = target ? parts(target.startsWith("/") ? target.slice(1) : `xl/${target}`) : null;
  const since1904 = /^(1|true)$/.test(
    all(workbook, "workbookPr")[0]?.getAttribute("date1904") ?? "",
  );
  return content && { content, since1904 };
}

/** The shared texts, which cells name by index, without Japanese phonetic guides. */
function textsOf(shared: Document | null): string[] {
  return shared ? all(shared, "si").map(richText) : [];
}

function richText(element: Element): string {
  return plainText(
    all(element, "t")
      .filter(({ parentElement }) => parentElement?.localName !== "rPh")
      .map(({ textContent }) => textContent ?? "")
      .join(""),
  );
}

/** What numbers in cells of a style, by its index, stand for. */
function stylesOf(parts: Parts): ShownAs[] {
  const styles = parts("xl/styles.xml");
  const list = styles && all(styles, "cellXfs")[0];
  if (!styles || !list) return [];
  const codes = new Map(
    all(styles, "numFmt").map((format) => [
      format.getAttribute("numFmtId"),
      format.getAttribute("formatCode") ?? "",
    ]),
  );
  return all(list, "xf").map((style) => {
    const id = style.getAttribute("numFmtId");
    return shownAs(Number(id), codes.get(id));
  });
}

function rowsOf(
  { content, since1904 }: FirstSheet,
  texts: string[],
  styles: ShownAs[],
): string[][] {
  const rows: string[][] = [];
  for (const row of all(content, "row")) {
    const number = Number(row.getAttribute("r")) || rows.length + 1;
    while (rows.length < number - 1) rows.push([]);
    const cells: string[] = [];
    for (const cell of all(row, "c")) {
      const reference = cell.getAttribute("r");
      const column = reference === null ? cells.length : columnOf(reference);
      while (cells.length < column) cells.push("");
      cells[column] = cellText(cell, texts, styles, since1904);
    }
    rows[number - 1] = cells;
  }
  return rows;
}

function cellText(cell: Element, texts: string[], styles: ShownAs[], since1904: boolean): string {
  const stored = all(cell, "v")[0]?.textContent ?? "";
  switch (cell.getAttribute("t")) {
    case "s":
      return texts[Number(stored)] ?? "";
    case "inlineStr":
      return richText(cell);
    case "b":
      return stored === "1" ? "sim" : "não";
    case "str":
    case "e":
      return plainText(stored);
    case "d":
      return stored.slice(0, 10);
    default:
      return numberText(stored, styles[Number(cell.getAttribute("s"))] ?? "number", since1904);
  }
}
