import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { jobContent, jobDraftSchema } from "@vagas/functions/domain/job/job";
import { type JobContent, jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import { type Field, shortLabel, whenLeftEmpty } from "@vagas/functions/domain/table/field";
import { town } from "@vagas/functions/domain/town";
import type { JobToImport } from "../../../data/admin/pendingJobs.ts";
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
    ([name, field]) => [name, readCell(field, cell(name as ImportField))] as const,
  );
  const problems = read.flatMap(([, reading]) => ("problem" in reading ? [reading.problem] : []));
  const values = Object.fromEntries(
    read.map(([name, reading]) => [name, "value" in reading ? reading.value : undefined]),
  );
  const typedDeadline = String(values["deadline"] ?? "");
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
  return {
    value: {
      id: await contentId({ ...saidBy(content), deadline: typedDeadline }),
      content,
      expiresAt: endOfDay(deadline),
    },
  };
}

function columnLabel(name: string): string {
  const field = fields.find(([known]) => known === name)?.[1];
  return field ? shortLabel(field).toLowerCase() : name;
}

/** A cell's value as the form's field would have it. */
function readCell(field: Field, cell: string): Reading<unknown> {
  const column = shortLabel(field).toLowerCase();
  switch (field.kind) {
    case "text":
      return { value: cell.replace(/\r\n?/g, "\n") };
    case "place":
      return { value: cell.trim() || town.places[0] };
    case "lines":
      return { value: linesIn(cell) };
    case "choice":
      return choiceIn(field.options, cell, column);
    case "choices":
      return choicesIn(field.options, cell, column);
    case "phone":
    case "cnpj":
    case "email":
      return { value: cell };
    case "flag":
      return yesOrNo(cell, column);
    case "deadline":
      return dayIn(cell);
  }
}

/** The content without empty fields that were added later, so that a line keeps its former id. */
function saidBy(content: JobContent): Record<string, unknown> {
  const later = new Map(fields.filter(([, { addedLater }]) => addedLater));
  return Object.fromEntries(
    Object.entries(content).filter(([name, value]) => {
      const field = later.get(name);
      return field === undefined || JSON.stringify(value) !== JSON.stringify(whenLeftEmpty(field));
    }),
  );
}
