import { collections } from "@vagas/functions/domain/collections";
import type { ApprovalStatus, Job } from "@vagas/functions/domain/job";
import type { Decision, JobApproval } from "@vagas/functions/domain/jobApproval";
import { limits } from "@vagas/functions/domain/limits";
import type { Resume } from "@vagas/functions/domain/resume";
import {
  collection,
  doc,
  type DocumentReference,
  getDocFromServer,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { useLivePages } from "../queries/livePages.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";

function pendingIn(name: string) {
  return query(
    collection(liveDatabase(), name),
    where("status", "==", "pending" satisfies ApprovalStatus),
  );
}

/** Jobs that wait for a decision, newest first, live; the job itself is read apart. */
export function usePendingApprovals() {
  return useLivePages<JobApproval>(
    "pendingApprovals",
    pendingIn(collections.jobApprovals),
    "createdAt",
    limits.pageSize,
  );
}

/** Résumés that wait for a decision, newest first, live. */
export function usePendingResumes() {
  return useLivePages<Resume>(
    "pendingResumes",
    pendingIn(collections.resumes),
    "createdAt",
    limits.pageSize,
  );
}

/** The job an approval is about, live; null when it is gone. */
export function useJobUnderReview(jobId: string) {
  return useLiveDocument<Job>(doc(liveDatabase(), collections.jobs, jobId));
}

export type DecisionOutcome = AdminWrite<"already-decided" | "changed">;

/** Of two decisions at the same time the rules refuse the later one: a refusal may mean that somebody else has decided. */
async function orDecided(
  reference: DocumentReference,
  outcome: DecisionOutcome,
): Promise<DecisionOutcome> {
  if (outcome !== "forbidden") return outcome;
  const status: unknown = await getDocFromServer(reference).then(
    (found) => found.get("status"),
    () => "pending" satisfies ApprovalStatus,
  );
  return status === "pending" ? outcome : "already-decided";
}

/** Records the decision on one revision of a job; nothing when another decided first or the job has changed since it was read. */
export async function decideJob(
  read: { jobId: string; revision: number },
  decision: Decision,
): Promise<DecisionOutcome> {
  const database = liveDatabase();
  const reference = doc(database, collections.jobApprovals, read.jobId);
  const outcome = await asAdmin<"already-decided" | "changed">(() =>
    runTransaction(database, async (transaction): Promise<"already-decided" | "changed" | void> => {
      const [approval, job] = await Promise.all([
        transaction.get(reference),
        transaction.get(doc(database, collections.jobs, read.jobId)),
      ]);
      if (approval.get("status") !== "pending") return "already-decided";
      if (approval.get("revision") !== read.revision || job.get("revision") !== read.revision)
        return "changed";
      transaction.update(reference, { ...decision, updatedAt: serverTimestamp() });
    }),
  );
  return orDecided(reference, outcome);
}

/** Records the decision on a résumé; nothing when another decided first. */
export async function decideResume(
  resumeId: string,
  { status, adminNotes }: Decision,
): Promise<DecisionOutcome> {
  const database = liveDatabase();
  const reference = doc(database, collections.resumes, resumeId);
  const outcome = await asAdmin<"already-decided" | "changed">(() =>
    runTransaction(database, async (transaction): Promise<"already-decided" | "changed" | void> => {
      const resume = await transaction.get(reference);
      if (resume.get("status") !== "pending") return "already-decided";
      transaction.update(reference, { status, notes: adminNotes, updatedAt: serverTimestamp() });
    }),
  );
  return orDecided(reference, outcome);
}
