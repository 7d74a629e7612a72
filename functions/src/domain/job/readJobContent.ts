import { readContent } from "../table/tableContent.ts";
import type { Row } from "../table/row.ts";
import { type JobContent, jobFields } from "./jobFields.ts";

/** What a row says of a job, wherever it is kept; what it lacks since it was written before the field is as left empty. */
export function readJobContent(row: Row): JobContent {
  const content = readContent(jobFields, row);
  return { ...content, category: content.type };
}
