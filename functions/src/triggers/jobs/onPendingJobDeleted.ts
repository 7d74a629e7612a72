import { onDocumentDeleted } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import { checkJob } from "./checkJob.ts";
import { handle } from "../handle.ts";

export const onPendingJobDeleted = onDocumentDeleted(
  { document: `${collections.pendingJobs}/{jobId}`, retry: true },
  ({ id, params: { jobId } }) =>
    handle("onPendingJobDeleted", jobId, async (context) => {
      await noteDecision(context, id, jobId);
      await checkJob(context, jobId);
    }),
);

/** The id of a refusal's audit entry, the same for the event and for the reconciliation. */
export function refusalId(jobId: string, rejectedAt: Date): string {
  return `${jobId}-rejected-${rejectedAt.getTime()}`;
}

/**
 * Writes to the audit, once per event, how an imported job left the queue: approved, which created the job of the
 * same id in the same write, or rejected. The job may be deleted by the time of the event; its records then prove
 * that it existed, unless it was rejected after an approval that was undone.
 */
export async function noteDecision(
  { store, now }: Context,
  eventId: string,
  jobId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [job, refusal] = await Promise.all([
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.rejectedJobs.doc(jobId)),
    ]);
    // Imported again, a job may be approved before `forgetRefusal` has run.
    const refused = job.exists ? undefined : refusal.data();
    const id = refused === undefined ? eventId : refusalId(jobId, refused.rejectedAt);
    const entryRef = store.audit.doc(id);
    if ((await transaction.get(entryRef)).exists) return;
    const remains = await Promise.all([
      transaction.get(store.publishedJobs.doc(jobId)),
      transaction.get(store.jobClosures.doc(jobId)),
    ]);
    const isApproved = refused === undefined && [job, ...remains].some(({ exists }) => exists);
    transaction.set(
      entryRef,
      auditEntry(
        isApproved ? collections.jobs : collections.pendingJobs,
        jobId,
        isApproved ? "approved" : "rejected",
        now,
      ),
    );
  });
}
