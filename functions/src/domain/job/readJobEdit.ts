import type { Rows } from "../rowSchemas.ts";
import { rowOf } from "../rowOf.ts";
import { asRow, type Row } from "../table/row.ts";
import type { JobEdit } from "./jobEdit.ts";
import { readJobContent } from "./readJobContent.ts";

/** An edit of the row jobEdits/{id}; the text that it replaced may lack newer fields. */
export function readJobEdit(id: string, row: Row): JobEdit {
  const edit = rowOf<"jobEdits">(id, row);
  const { applied } = edit;
  const replaced = applied && textOf(applied.replaced);
  return {
    ...edit,
    ...readJobContent(row),
    ...(applied && { applied: { ...applied, replaced: replaced ?? null } }),
  };
}

/** An approval of the row jobApprovals/{id}, with the text that was decided on. */
export function readJobApproval(id: string, row: Row): Rows["jobApprovals"] {
  const approval = rowOf<"jobApprovals">(id, row);
  const { decided } = approval;
  return {
    ...approval,
    ...(decided && { decided: { ...decided, content: textOf(decided.content) } }),
  };
}

/** A kept text of a job; null if there is none. */
function textOf(value: unknown) {
  const row = asRow(value);
  return row && readJobContent(row);
}
