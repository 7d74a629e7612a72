import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { csvFile } from "../../../ui/file/csv.ts";
import { columns } from "./columns.ts";

/** A CSV template: the columns, and one example line. */
export function importTemplate(now: Date): Blob {
  const deadline = formatDate(addDays(now, limits.deadlineDays.default));
  return csvFile(
    columns.map(({ name }) => name),
    [columns.map(({ field, example }) => (field === "deadline" ? deadline : example))],
  );
}
