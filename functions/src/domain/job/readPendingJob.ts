import { rowOf } from "../rowOf.ts";
import type { Row } from "../table/row.ts";
import type { PendingJob } from "./pendingJob.ts";
import { readJobContent } from "./readJobContent.ts";
import type { RejectedJob } from "./rejectedJob.ts";

/** An imported job of the row pendingJobs/{id}. */
export function readPendingJob(id: string, row: Row): PendingJob {
  return { ...rowOf<"pendingJobs">(id, row), ...readJobContent(row) };
}

/** A refused imported job of the row rejectedJobs/{id}. */
export function readRejectedJob(id: string, row: Row): RejectedJob {
  return { ...rowOf<"rejectedJobs">(id, row), ...readJobContent(row) };
}
