import { jobFields } from "@vagas/functions/domain/job/jobFields";
import type { Field } from "@vagas/functions/domain/table/field";
import { foldText } from "@vagas/functions/domain/text/searchTerms";

export type ImportField = keyof typeof jobFields;

/** The columns of the import as the template names them, with other names that are accepted. */
export const columns = (Object.entries(jobFields) as [ImportField, Field][]).flatMap(
  ([field, { column }]) =>
    column ? [{ field, others: [], required: false, example: "", ...column }] : [],
);

const fieldByName = new Map<string, ImportField>(
  columns.flatMap(({ field, name, others }) =>
    [name, ...others].map((known) => [known, field] as const),
  ),
);

/** The field of a column, ignoring case, accents and punctuation; null for an unknown column. */
export function fieldOfColumn(header: string): ImportField | null {
  return fieldByName.get(foldText(header)) ?? null;
}

/** The names of required columns that are missing. */
export function missingColumns(header: readonly string[]): string[] {
  const present = new Set(header.map(fieldOfColumn));
  return columns
    .filter(({ field, required }) => required && !present.has(field))
    .map(({ name }) => name);
}

/** The columns of each field that has several. */
export function repeatedColumns(header: readonly string[]): string[][] {
  return columns
    .map(({ field }) => header.filter((name) => fieldOfColumn(name) === field))
    .filter((names) => names.length > 1);
}
