import { readContent } from "../table/tableContent.ts";
import type { Row } from "../table/row.ts";
import { type JobContent, jobFields } from "./jobFields.ts";
import { payOf } from "../pay/payOfText.ts";

/** The content of a job, from a row of any collection; a field that an older row lacks reads as empty. */
export function readJobContent(row: Row): JobContent {
  const content = readContent(jobFields, row);
  return { ...content, pay: payOf(content), category: content.type };
}
