import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { jobContent, jobDraftSchema } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import {
  benefitOptions,
  contractTypes,
  educationLevels,
  experienceLevels,
  jobTypes,
  workloads,
} from "@vagas/functions/domain/options";
import { town } from "@vagas/functions/domain/town";
import type { JobToImport } from "../../../data/admin/pendingJobs.ts";
import { type CsvTable, parseCsv } from "../../../ui/csv.ts";
import { choiceIn, choicesIn, dayIn, linesIn, type Reading, yesOrNo } from "./cells.ts";
import { contentId } from "./contentId.ts";
import { columns, fieldOfColumn, type ImportField, missingColumns } from "./columns.ts";

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

async function readLine(
  cell: (field: ImportField) => string,
  now: Date,
): Promise<Reading<JobToImport>> {
  const read = {
    type: choiceIn(jobTypes, cell("type"), "tipo"),
    urgent: yesOrNo(cell("urgent"), "urgente"),
    deadline: dayIn(cell("deadline")),
    educationLevel: choiceIn(educationLevels, cell("educationLevel"), "escolaridade"),
    contractType: choiceIn(contractTypes, cell("contractType"), "contrato"),
    workload: choiceIn(workloads, cell("workload"), "carga horária"),
    experienceLevel: choiceIn(experienceLevels, cell("experienceLevel"), "experiência"),
    acceptNoExperience: yesOrNo(cell("acceptNoExperience"), "aceita sem experiência"),
    benefits: choicesIn(benefitOptions, cell("benefits"), "benefícios"),
  };
  const problems = Object.values(read).flatMap((reading) =>
    "problem" in reading ? [reading.problem] : [],
  );
  const values = Object.fromEntries(
    Object.entries(read).map(([field, reading]) => [
      field,
      "value" in reading ? reading.value : undefined,
    ]),
  );
  const typedDeadline = String(values["deadline"] ?? "");
  const draft = jobDraftSchema(now).safeParse({
    ...values,
    title: cell("title"),
    company: cell("company"),
    location: cell("location").trim() || town.places[0],
    description: cell("description").replace(/\r\n?/g, "\n"),
    requirements: linesIn(cell("requirements")),
    salary: cell("salary"),
    contactWhatsapp: cell("contactWhatsapp"),
    deadline: typedDeadline || isoDay(addDays(now, limits.deadlineDays.default)),
  });
  if (!draft.success) {
    const known = new Set(
      Object.entries(read).flatMap(([field, reading]) => ("problem" in reading ? [field] : [])),
    );
    problems.push(
      ...draft.error.issues
        .filter(({ path }) => !known.has(String(path[0])))
        .map(({ message }) => message),
    );
  }
  if (!draft.success || problems.length > 0) return { problem: [...new Set(problems)].join("; ") };
  const { deadline, ...entered } = draft.data;
  const content = jobContent(entered);
  return {
    value: {
      id: await contentId({ ...content, deadline: typedDeadline }),
      content,
      expiresAt: endOfDay(deadline),
    },
  };
}
