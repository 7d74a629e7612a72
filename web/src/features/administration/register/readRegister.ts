import { isCnpj, stripCnpj } from "@vagas/functions/domain/text/cnpj";
import { isCaepf, isCpf, stripTaxId } from "@vagas/functions/domain/company/farmTaxId";
import { foldText } from "@vagas/functions/domain/text/searchTerms";
import type { CsvRows } from "../../../ui/file/csv.ts";

/** A line of the file as people see it: its number, counted from 1, and its text. */
type SheetLine = { number: number; text: string };

/** What an edition of the register says; `unread`: lines without a readable number. */
export type RegisterReading = { numbers: string[]; unread: SheetLine[] };

/**
 * Reads the numbers of the register from a table of any columns. The header may be on any line and repeated; without a
 * column named CNPJ, CPF or CEI, numbers are looked for in all cells, and so in each line of a row whose quotes do not close.
 */
export function readRegister({ rows, broken }: CsvRows): RegisterReading {
  const top = rows.findIndex((row) => row.some(isHeading));
  const columns = top < 0 ? null : columnsOf(rows[top]!);
  const numbers = new Set<string>();
  const unread: SheetLine[] = [];
  for (const [i, row] of rows.entries()) {
    if (broken.has(i)) {
      const lines = brokenLines(row, i + 1);
      for (const number of lines.flatMap(({ text }) => numbersIn(text))) numbers.add(number);
      unread.push(...lines.filter(({ text }) => numbersIn(text).length === 0));
      continue;
    }
    if (i <= top || row.every((cell) => cell.trim() === "")) continue;
    const found =
      columns === null
        ? row.flatMap(numbersIn)
        : columns.flatMap((column) => numbersOfCell(row[column] ?? ""));
    for (const number of found) numbers.add(number);
    if (found.length === 0 && !columns?.every((column) => isRepeated(rows[top]!, row, column)))
      unread.push({ number: i + 1, text: rowText(row) });
  }
  return { numbers: [...numbers].sort(), unread };
}

function rowText(row: readonly string[]): string {
  return row.filter((cell) => cell.trim() !== "").join(" · ");
}

/** The lines of a row whose open quotes contain those after it. */
function brokenLines(row: readonly string[], number: number): SheetLine[] {
  return rowText(row)
    .split(/\r\n?|\n/)
    .map((text, i) => ({ number: number + i, text }))
    .filter(({ text }) => text.trim() !== "");
}

function isRepeated(header: readonly string[], row: readonly string[], column: number): boolean {
  return foldText(header[column]!) === foldText(row[column] ?? "");
}

/** Whether a cell names the column: the words alone, no number. */
function isHeading(cell: string): boolean {
  return /\b(cnpj|cpf|cei)\b/.test(foldText(cell)) && !/\d/.test(cell) && cell.length <= 40;
}

function columnsOf(header: readonly string[]): number[] {
  return header.flatMap((cell, i) => (isHeading(cell) ? [i] : []));
}

/** The numbers of a cell of their column; spreadsheets drop the zeros at the beginning. */
function numbersOfCell(cell: string): string[] {
  const found = numbersIn(cell);
  if (found.length > 0) return found;
  const digits = stripTaxId(cell);
  if (!/^\d{9,13}$/.test(digits)) return [];
  const [cpf, cnpj] = [digits.padStart(11, "0"), digits.padStart(14, "0")];
  if (isCpf(cpf)) return [cpf];
  return isCnpj(cnpj) || isCaepf(cnpj) ? [cnpj] : [];
}

/** Numbers with or without punctuation, not within longer ones. */
const written =
  /(?:^|[^\dA-Z])(\d{3}\.?\d{3}\.?\d{3}\/\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}|\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?![\dA-Z])/g;

function numbersIn(text: string): string[] {
  return [...text.toUpperCase().matchAll(written)].flatMap(([, found]) => {
    const number = stripCnpj(found!);
    return isCnpj(number) || isCpf(number) || isCaepf(number) ? [number] : [];
  });
}
