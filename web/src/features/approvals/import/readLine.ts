import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { jobContent, jobDraftSchema } from "@vagas/functions/domain/job/job";
import { type JobContent, jobFields } from "@vagas/functions/domain/job/jobFields";
import { highestAmount } from "@vagas/functions/domain/pay/pay";
import { typedPayOfText } from "@vagas/functions/domain/pay/payDraft";
import { reaisText } from "@vagas/functions/domain/pay/payText";
import { limits } from "@vagas/functions/domain/limits";
import {
  byKind,
  type ByKind,
  type Field,
  shortLabel,
  whenLeftEmpty,
} from "@vagas/functions/domain/table/field";
import { town } from "@vagas/functions/domain/town";
import type { JobToImport } from "../../../data/admin/importedJobs.ts";
import { choiceIn, choicesIn, dayIn, linesIn, type Reading, yesOrNo } from "./cells.ts";
import type { ImportField } from "./columns.ts";
import { contentId } from "./contentId.ts";

const fields: [string, Field][] = Object.entries(jobFields);

/** One line of the import as a job, or all its errors; `cell` returns '' for a missing cell. */
export async function readLine(
  cell: (field: ImportField) => string,
  now: Date,
): Promise<Reading<JobToImport>> {
  const read = fields.map(
    ([name, field]) =>
      [
        name,
        byKind(readings, field, cell(name as ImportField), shortLabel(field).toLowerCase()),
      ] as const,
  );
  const problems = read.flatMap(([, reading]) => ("problem" in reading ? [reading.problem] : []));
  const values: Record<string, unknown> = Object.fromEntries(
    read.map(([name, reading]) => [name, "value" in reading ? reading.value : undefined]),
  );
  const amount = amountIn(cell("salary"));
  if (amount !== null) values["salary"] = amount;
  values["pay"] = typedPayOfText(String(values["salary"]), values["contractType"]);
  const typedDeadline = String(values["deadline"] ?? "");
  if (values["dayWork"] === true && cell("deadline").trim() === "") problems.push(dayMissing);
  const draft = jobDraftSchema(now).safeParse(
    { ...values, deadline: typedDeadline || isoDay(addDays(now, limits.deadlineDays.default)) },
    { error: ({ path }) => `${columnLabel(String(path?.[0]))}: valor inválido` },
  );
  if (!draft.success) {
    const known = new Set(read.flatMap(([name, reading]) => ("problem" in reading ? [name] : [])));
    problems.push(
      ...draft.error.issues
        .filter(({ path }) => !known.has(String(path[0])))
        .map(({ message }) => message),
    );
  }
  if (!draft.success || problems.length > 0) return { problem: [...new Set(problems)].join("; ") };
  const { deadline, ...entered } = draft.data;
  const content = jobContent(entered);
  // As the cell says it, so that a line keeps the id that it had before numbers were read as amounts.
  const salary = amount === null ? entered.salary : cell("salary").trim();
  return {
    value: {
      id: await contentId({ ...saidBy(content), salary, deadline: typedDeadline }),
      content,
      expiresAt: endOfDay(deadline),
    },
  };
}

/** A workbook's bare number ('1750,5', '1669,8000000000002') as 'R$ 1.750,50'; null for anything else. */
function amountIn(cell: string): string | null {
  if (!/^\d+(,\d+)?$/.test(cell.trim())) return null;
  const cents = Math.round(Number(cell.trim().replace(",", ".")) * 100);
  return cents <= highestAmount ? reaisText(cents) : null;
}

const dayMissing = "prazo: escreva o dia da diária";

function columnLabel(name: string): string {
  const field = fields.find(([known]) => known === name)?.[1];
  return field ? shortLabel(field).toLowerCase() : name;
}

const asWritten = (_field: Field, cell: string) => ({ value: cell });

/** A cell's value as the form's field would have it. */
const readings: ByKind<[cell: string, column: string], Reading<unknown>> = {
  text: (_field, cell) => ({ value: cell.replace(/\r\n?/g, "\n") }),
  place: (_field, cell) => ({ value: cell.trim() || town.places[0] }),
  lines: (_field, cell) => ({ value: linesIn(cell) }),
  choice: ({ options }, cell, column) => choiceIn(options, cell, column),
  choices: ({ options }, cell, column) => choicesIn(options, cell, column),
  phone: asWritten,
  cnpj: asWritten,
  email: asWritten,
  number: asWritten,
  // The salary's column says it.
  pay: asWritten,
  flag: (_field, cell, column) => yesOrNo(cell, column),
  deadline: (_field, cell) => dayIn(cell),
};

/**
 * The content without the pay, which follows from the salary's text, and without empty fields that were added later, so
 * that a line keeps its former id.
 */
function saidBy(content: JobContent): Record<string, unknown> {
  const later = new Map(fields.filter(([, { addedLater }]) => addedLater));
  return Object.fromEntries(
    Object.entries(content).filter(([name, value]) => {
      const field = later.get(name);
      return (
        name !== "pay" &&
        (field === undefined || JSON.stringify(value) !== JSON.stringify(whenLeftEmpty(field)))
      );
    }),
  );
}
