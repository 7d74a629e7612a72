import Papa from "papaparse";
import { tabRows } from "./tabRows.ts";

/**
 * Texts that spreadsheets treat as formulas, also after blanks and in full-width characters (OWASP, 'CSV Injection').
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a spreadsheet shows as text and never runs. */
function safeCell(value: string): string {
  return formula.test(value) ? `'${value}` : value;
}

/** The original value of a cell made safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Rows as CSV for Brazilian spreadsheets: semicolons, UTF-8 with its mark, every cell safe. */
export function csvText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => row.map(safeCell));
  return `\uFEFF${Papa.unparse(cells, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): Blob {
  return new Blob([csvText(header, rows)], { type: "text/csv;charset=utf-8" });
}

/** A file's text: UTF-8, or what Excel writes instead (Windows-1252, UTF-16 for 'Unicode text'). */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export type CsvTable = {
  header: string[];
  rows: {
    /** As spreadsheets number lines; the header is 1. */ number: number;
    cells: string[];
    broken: boolean;
  }[];
};

const delimiters = [";", ",", "\t"] as const;
type Delimiter = (typeof delimiters)[number];

/** `broken`: the indexes of rows whose quotes do not close, which may contain the lines after them. */
export type CsvRows = { rows: string[][]; broken: ReadonlySet<number | undefined> };

function withoutMarks(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");
}

function split(body: string, delimiter: Delimiter): CsvRows {
  if (delimiter === "\t") return { rows: tabRows(body), broken: new Set() };
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const broken = errors.filter(({ type }) => type === "Quotes").map(({ row }) => row);
  return { rows: data, broken: new Set(broken) };
}

/** The table of a CSV text; the delimiter is the one under which the header has most of the `known` names. */
export function parseCsv(text: string, isKnown: (name: string) => boolean): CsvTable {
  const body = withoutMarks(text);
  const headerBy = (delimiter: Delimiter) =>
    (Papa.parse<string[]>(body, { delimiter, preview: 1 }).data[0] ?? []).filter(isKnown).length;
  const delimiter = delimiters.reduce((best, other) =>
    headerBy(other) > headerBy(best) ? other : best,
  );
  const { rows, broken } = split(body, delimiter);
  return tableOf(rows, broken);
}

/** The rows of a CSV text whose header may be on any line: split by the delimiter that divides them most often. */
export function csvRows(text: string): CsvRows {
  const body = withoutMarks(text);
  const readings = delimiters.map((delimiter) => split(body, delimiter));
  const divisions = ({ rows }: CsvRows) => rows.reduce((sum, row) => sum + row.length - 1, 0);
  return readings.reduce((best, other) => (divisions(other) > divisions(best) ? other : best));
}

/** The table of a spreadsheet's rows: the first is its header, empty ones are left out. */
export function tableOf(
  [header = [], ...rest]: readonly string[][],
  broken: ReadonlySet<number | undefined> = new Set(),
): CsvTable {
  return {
    header: header.map((name) => name.trim()),
    rows: rest
      .map((cells, i) => ({
        number: i + 2,
        cells: cells.map(plainCell),
        broken: broken.has(i + 1),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
  };
}
