import type { JobToImport } from "../../../data/admin/pendingJobs.ts";
import { type CsvTable, parseCsv } from "../../../ui/csv.ts";
import { columns, fieldOfColumn, type ImportField, missingColumns } from "./columns.ts";
import { readLine } from "./readLine.ts";

export type ImportLine = { number: number; title: string; company: string; cells: string[] } & (
  { job: JobToImport; problem: null } | { job: null; problem: string }
);
export type ImportTable = { header: string[]; ignored: string[]; lines: ImportLine[] };
export type ImportReading =
  { table: ImportTable; problem: null } | { table: null; problem: string };

/** The most lines of one import. */
const mostLines = 5000;

/** Reads CSV text into jobs, with a message for each line that cannot be read. */
export function readImport(text: string, now: Date): Promise<ImportReading> {
  return readTable(
    parseCsv(text, (name) => fieldOfColumn(name) !== null),
    now,
  );
}

/** Reads a table into jobs, with a message for each line that cannot be read. */
export async function readTable({ header, rows }: CsvTable, now: Date): Promise<ImportReading> {
  const missing = missingColumns(header);
  if (rows.length === 0 && missing.length === columns.filter(({ required }) => required).length)
    return {
      table: null,
      problem:
        "Não há nada para ler aqui. Escolha uma planilha ou cole as linhas dela, com os títulos das colunas.",
    };
  if (missing.length > 0)
    return {
      table: null,
      problem: `Faltam colunas na primeira linha: ${missing.join(", ")}. Use o modelo para começar.`,
    };
  if (rows.length === 0)
    return {
      table: null,
      problem: "O arquivo só tem os títulos das colunas: falta ao menos uma vaga.",
    };
  if (rows.length > mostLines)
    return {
      table: null,
      problem: `São ${rows.length.toLocaleString("pt-BR")} linhas; importe no máximo ${mostLines.toLocaleString("pt-BR")} por vez.`,
    };

  const fields = header.map(fieldOfColumn);
  const lines: ImportLine[] = [];
  const firstWith = new Map<string, number>();
  for (const { number, cells, broken } of rows) {
    const cell = (field: ImportField) => cells[fields.indexOf(field)] ?? "";
    const shown = { number, cells, title: cell("title").trim(), company: cell("company").trim() };
    const read = broken
      ? { problem: "As aspas não fecham nesta linha" }
      : cells.length > header.length &&
          cells.slice(header.length).some((extra) => extra.trim() !== "")
        ? { problem: "Há mais colunas do que títulos; um texto com o separador precisa de aspas" }
        : await readLine(cell, now);
    const before = "value" in read ? firstWith.get(read.value.id) : undefined;
    if ("problem" in read) lines.push({ ...shown, job: null, problem: read.problem });
    else if (before !== undefined)
      lines.push({ ...shown, job: null, problem: `Igual à linha ${before}` });
    else {
      firstWith.set(read.value.id, number);
      lines.push({ ...shown, job: read.value, problem: null });
    }
  }
  return {
    table: {
      header,
      ignored: header.filter((name, i) => name !== "" && fields[i] === null),
      lines,
    },
    problem: null,
  };
}
