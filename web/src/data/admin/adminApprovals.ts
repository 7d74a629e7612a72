import { collections } from "@vagas/functions/domain/collections";
import type { ApprovalStatus } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import type { Resume } from "@vagas/functions/domain/application/resume";
import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  getDocFromServer,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { inTransaction } from "./adminWrite.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { type Cursor, readPage } from "../queries/pagedQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import { useHeaviestFirst } from "./jobChecks.ts";
import { useLivePages } from "../queries/livePages.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";

const isPending = where("status", "==", "pending" satisfies ApprovalStatus);

/** Jobs that wait for a decision, the heaviest and then the oldest first, live; the job itself is read separately. */
export function usePendingApprovals() {
  const rows = liveRows.jobApprovals();
  return useHeaviestFirst({
    name: "jobs",
    pages: useLivePages(
      "pendingApprovals",
      query(rows, isPending),
      "createdAt",
      limits.pageSize,
      "oldest",
    ),
    rows,
    idOf: ({ jobId }) => jobId,
    isWaiting: ({ status }) => status === "pending",
  });
}

/** Résumés that wait for a decision, oldest first, live. */
export function usePendingResumes() {
  return useLivePages(
    "pendingResumes",
    query(liveRows.resumes(), isPending),
    "createdAt",
    limits.pageSize,
    "oldest",
  );
}

/** The job of an approval, live; null if deleted. Nothing is read without an id. */
export function useJobUnderReview(jobId: string | null) {
  return useLiveDocument(jobId === null ? null : doc(liveRows.jobs(), jobId));
}

export type DecisionOutcome = AdminWrite<"already-decided" | "changed">;

/** A write about an item: a decision, or taking one back. */
export type Word = { status: ApprovalStatus; adminNotes: string };
export const takenBack: Word = { status: "pending", adminNotes: "" };

type Refusal = "already-decided" | "changed";

/** Whether a row has these fields: a decision's, if a try whose answer was lost has written it. */
export function hasFields(row: DocumentSnapshot, word: object): boolean {
  return Object.entries(word).every(([field, value]) => row.get(field) === value);
}

/** Of two concurrent decisions rules refuse the later one, so a refusal may mean that somebody else has decided. */
export async function orDecided(
  reference: DocumentReference,
  outcome: DecisionOutcome,
  standing: ApprovalStatus = "pending",
): Promise<DecisionOutcome> {
  if (outcome !== "forbidden") return outcome;
  const status: unknown = await getDocFromServer(reference).then(
    (found) => found.get("status"),
    () => standing,
  );
  return status === standing ? outcome : "already-decided";
}

/**
 * Records the decision on the revision of a job that was read, or takes one back; writes nothing if another decision
 * was made since (`status` is what was read) or the job has changed.
 */
export async function decideJob(
  read: { jobId: string; revision: number; status: ApprovalStatus },
  word: Word,
): Promise<DecisionOutcome> {
  const database = liveDatabase();
  const reference = doc(database, collections.jobApprovals, read.jobId);
  const outcome = await asAdmin<Refusal>(() =>
    inTransaction(async (transaction, repeated): Promise<Refusal | void> => {
      const [approval, job] = await Promise.all([
        transaction.get(reference),
        transaction.get(doc(database, collections.jobs, read.jobId)),
      ]);
      if (approval.get("revision") !== read.revision || job.get("revision") !== read.revision)
        // Another text waits again, whatever was decided on the one that was read.
        return ["pending", read.status].includes(approval.get("status") as string)
          ? "changed"
          : "already-decided";
      if (approval.get("status") !== read.status)
        return repeated && hasFields(approval, word) ? undefined : "already-decided";
      transaction.update(reference, { ...word, updatedAt: serverTimestamp() });
    }),
  );
  return orDecided(reference, outcome, read.status);
}

/**
 * Records the decision on the résumé that was read, or takes one back; writes nothing if another decision was made
 * since, or the person applied again, sent another file, or withdrew.
 */
export async function decideResume(
  read: Pick<Resume, "id" | "version" | "status">,
  { status, adminNotes }: Word,
): Promise<DecisionOutcome> {
  const database = liveDatabase();
  const reference = doc(database, collections.resumes, read.id);
  const word = { status, notes: adminNotes };
  const outcome = await asAdmin<Refusal>(() =>
    inTransaction(async (transaction, repeated): Promise<Refusal | void> => {
      const [resume, candidate] = await Promise.all([
        transaction.get(reference),
        transaction.get(doc(database, collections.candidates, read.id)),
      ]);
      const isAsRead = resume.get("version") === read.version;
      if (!isAsRead || !isAboutApplication(resume, candidate)) return "changed";
      if (resume.get("status") !== read.status)
        return repeated && hasFields(resume, word) ? undefined : "already-decided";
      transaction.update(reference, {
        ...word,
        decidedVersion: read.version,
        updatedAt: serverTimestamp(),
      });
    }),
  );
  return orDecided(reference, outcome, read.status);
}

/** Whether functions have processed the present application. */
function isAboutApplication(resume: DocumentSnapshot, candidate: DocumentSnapshot): boolean {
  const [appliedAt, createdAt] = [resume.get("appliedAt"), candidate.get("createdAt")];
  return (
    candidate.get("resumePath") === resume.get("resumePath") &&
    appliedAt instanceof Timestamp &&
    createdAt instanceof Timestamp &&
    appliedAt.toMillis() === createdAt.toMillis()
  );
}

type Decided = Exclude<ApprovalStatus, "pending">;

/** A page of the jobs with this decision, the last decision first. */
export function listDecidedJobs(status: Decided, cursor: Cursor | null) {
  return readPage(
    query(liveRows.jobApprovals(), where("status", "==", status)),
    "updatedAt",
    limits.pageSize,
    cursor,
  );
}

/** A page of the résumés with this decision, the last decision first. */
export function listDecidedResumes(status: Decided, cursor: Cursor | null) {
  return readPage(
    query(liveRows.resumes(), where("status", "==", status)),
    "updatedAt",
    limits.pageSize,
    cursor,
  );
}
