import { checkAdvertisement } from "@vagas/functions/domain/law/checkAdvertisement";
import type { Finding } from "@vagas/functions/domain/law/lawFinding";
import type { JobToImport } from "../../../data/admin/importedJobs.ts";
import { type CsvTable, parseCsv } from "../../../ui/file/csv.ts";
import type { Reading } from "./cells.ts";
import {
  columns,
  fieldOfColumn,
  type ImportField,
  missingColumns,
  repeatedColumns,
} from "./columns.ts";
import { readLine } from "./readLine.ts";

export type ImportLine = { number: number; title: string; company: string; cells: string[] } &
  /** `findings`: what the law says of the vacancy's text. */
  (
    | { job: JobToImport; problem: null; findings: Finding[] }
    | { job: null; problem: string; findings: [] }
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
export async function readTable(table: CsvTable, now: Date): Promise<ImportReading> {
  const problem = tableProblem(table);
  if (problem !== null) return { table: null, problem };
  const { header, rows } = table;
  const fields = header.map(fieldOfColumn);
  const lines: ImportLine[] = [];
  const firstWith = new Map<string, number>();
  for (const row of rows) {
    const cell = (field: ImportField) => row.cells[fields.indexOf(field)] ?? "";
    const read = refuseRepeat(
      firstWith,
      row.number,
      cellsProblem(row, header) ?? (await readLine(cell, now)),
    );
    lines.push({
      number: row.number,
      cells: row.cells,
      title: cell("title").trim(),
      company: cell("company").trim(),
      ...("problem" in read
        ? { job: null, problem: read.problem, findings: [] }
        : {
            job: read.value,
            problem: null,
            findings: checkAdvertisement(read.value.content, now),
          }),
    });
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

/** Why nothing of the table can be imported; null: its lines can be read. */
function tableProblem({ header, rows }: CsvTable): string | null {
  const missing = missingColumns(header);
  if (rows.length === 0 && missing.length === columns.filter(({ required }) => required).length)
    return "Não há nada para ler aqui. Escolha uma planilha ou cole as linhas dela, com os títulos das colunas.";
  if (missing.length > 0)
    return `Faltam colunas na primeira linha: ${missing.join(", ")}. Use o modelo para começar.`;
  const repeated = repeatedColumns(header).map((names) => names.join(", "));
  if (repeated.length > 0)
    return `Há colunas que dizem o mesmo: ${repeated.join("; ")}. Deixe só uma${repeated.length > 1 ? " de cada" : ""}.`;
  if (rows.length === 0) return "O arquivo só tem os títulos das colunas: falta ao menos uma vaga.";
  if (rows.length > mostLines)
    return `São ${rows.length.toLocaleString("pt-BR")} linhas; importe no máximo ${mostLines.toLocaleString("pt-BR")} por vez.`;
  return null;
}

/** Why a line's cells cannot be told apart; null: they can be read. */
function cellsProblem(
  { cells, broken }: CsvTable["rows"][number],
  header: readonly string[],
): { problem: string } | null {
  if (broken) return { problem: "As aspas não fecham nesta linha" };
  if (cells.slice(header.length).some((extra) => extra.trim() !== ""))
    return {
      problem: "Há mais colunas do que títulos; um texto com o separador precisa de aspas",
    };
  return null;
}

/** Refuses a job that an earlier line has already; `firstWith`: the first line with each job's id, added to. */
function refuseRepeat(
  firstWith: Map<string, number>,
  number: number,
  read: Reading<JobToImport>,
): Reading<JobToImport> {
  if ("problem" in read) return read;
  const before = firstWith.get(read.value.id);
  if (before !== undefined) return { problem: `Igual à linha ${before}` };
  firstWith.set(read.value.id, number);
  return read;
}
