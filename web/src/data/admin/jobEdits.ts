import { collections } from "@vagas/functions/domain/collections";
import type { ApprovalStatus, Job } from "@vagas/functions/domain/job/job";
import { isApplied, type JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { limits } from "@vagas/functions/domain/limits";
import {
  doc,
  type DocumentSnapshot,
  query,
  serverTimestamp,
  type Timestamp,
  where,
} from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { useHeaviestFirst } from "./jobChecks.ts";
import { useLivePages } from "../queries/livePages.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";
import { countOf, type Cursor, readPage } from "../queries/pagedQuery.ts";
import { asAdmin } from "../session/adminSession.ts";
import { type DecisionOutcome, hasFields, orDecided, type Word } from "./adminApprovals.ts";
import { inTransaction } from "./adminWrite.ts";

/** Edits of approved jobs: others cannot be decided on. */
function pendingEdits() {
  return query(
    liveRows.jobEdits(),
    where("status", "==", "pending" satisfies ApprovalStatus),
    where("open", "==", true),
  );
}

/** Edits of approved jobs that wait, the heaviest and then the oldest first, live; the job itself is read separately. */
export function usePendingEdits() {
  return useHeaviestFirst({
    name: "jobEdits",
    pages: useLivePages("pendingEdits", pendingEdits(), "createdAt", limits.pageSize, "oldest"),
    rows: liveRows.jobEdits(),
    idOf: ({ id }) => id,
    isWaiting: ({ status, open }) => status === "pending" && open === true,
  });
}

/** An edit as it is now, live; null if it is gone. Nothing is read without an id. */
export function useEditUnderReview(id: string | null) {
  return useLiveDocument(id === null ? null : doc(liveRows.jobEdits(), id));
}

/** The number of edits that wait for a decision. */
export function countPendingEdits(): Promise<number> {
  return countOf(pendingEdits());
}

/** A page of the edits with this decision, the last decision first. */
export function listDecidedEdits(
  status: Exclude<ApprovalStatus, "pending">,
  cursor: Cursor | null,
) {
  return readPage(
    query(liveRows.jobEdits(), where("status", "==", status)),
    "updatedAt",
    limits.pageSize,
    cursor,
  );
}

/** Names the text of an edit: one that is sent after its company discarded another begins with the first revision again. */
export function editTextKey({
  id,
  revision,
  createdAt,
}: Pick<JobEdit, "id" | "revision" | "createdAt">): string {
  return `${id}:${revision}:${createdAt.getTime()}`;
}

/**
 * What was read before a decision: the edit by its revision, time and decision, and the job's text. `jobRevision` is null
 * if the decision only takes one back, which functions may or may not have carried out.
 */
type ReadEdit = Pick<JobEdit, "id" | "revision" | "createdAt" | "status"> & {
  jobRevision: number | null;
};

/**
 * Records the decision on the revision of an edit that was read, or takes one back; writes nothing if another
 * decision was made since, the edit was rewritten or discarded, or the job has another text.
 */
export async function decideEdit(read: ReadEdit, word: Word): Promise<DecisionOutcome> {
  const database = liveDatabase();
  const reference = doc(database, collections.jobEdits, read.id);
  const outcome = await asAdmin<"already-decided" | "changed">(() =>
    inTransaction(async (transaction, repeated) => {
      const [edit, job] = await Promise.all([
        transaction.get(reference),
        transaction.get(doc(database, collections.jobs, read.id)),
      ]);
      const refusal = refusalOf(read, edit, job);
      if (refusal !== null) {
        const isWritten = repeated && edit.get("decidedRevision") === read.revision;
        return isWritten && hasFields(edit, word) ? undefined : refusal;
      }
      transaction.update(reference, {
        ...word,
        decidedRevision: read.revision,
        updatedAt: serverTimestamp(),
      });
      return undefined;
    }),
  );
  return orDecided(reference, outcome, read.status);
}

function refusalOf(
  read: ReadEdit,
  edit: DocumentSnapshot,
  job: DocumentSnapshot,
): "already-decided" | "changed" | null {
  if (!edit.exists() || edit.get("revision") !== read.revision) return "changed";
  const sentAt = edit.get("createdAt") as Timestamp;
  if (sentAt.toMillis() !== read.createdAt.getTime()) return "changed";
  if (edit.get("status") !== read.status) return "already-decided";
  if (job.get("approved") !== true || job.get("revision") !== edit.get("jobRevision"))
    return "changed";
  return read.jobRevision === null || read.jobRevision === job.get("revision") ? null : "changed";
}

/** Whether the decision on an edit may still be reversed: the job's text has not changed since. */
export function isReversible(edit: JobEdit, job: Job): boolean {
  return (
    job.approved &&
    job.revision === edit.jobRevision &&
    (edit.status === "approved") === isApplied(edit)
  );
}
