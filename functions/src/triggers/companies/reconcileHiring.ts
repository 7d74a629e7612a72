import type { Context } from "../../context.ts";
import { execute, type Write } from "../../store/writes.ts";
import { removeContactRequests } from "../talents/removeContactRequests.ts";

/**
 * Records whether a company has a job that accepts applications: rules then show it the talent bank. Every change of
 * a job is an event of that job, so this runs after each.
 */
export async function reconcileHiring({ store, now }: Context, companyId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [hiring, open] = await Promise.all([
      transaction.get(store.hiringCompanies.doc(companyId)),
      transaction.get(
        store.jobs
          .where("companyId", "==", companyId)
          .where("listed", "==", true)
          .where("filled", "==", false)
          .limit(1),
      ),
    ]);
    const snapshot = { companyId, isRecorded: hiring.exists, hasOpenJob: !open.empty };
    execute(store, transaction, planHiring(snapshot, now));
  });
}

/** Whether a company has a job that accepts applications, and the record that says so. */
type HiringSnapshot = { companyId: string; isRecorded: boolean; hasOpenJob: boolean };

/** Makes the record of a company with an open job, or removes it. */
export function planHiring(
  { companyId: id, isRecorded, hasOpenJob }: HiringSnapshot,
  now: Date,
): Write[] {
  if (isRecorded === hasOpenJob) return [];
  return hasOpenJob
    ? [{ in: "hiringCompanies", id, set: { at: now } }]
    : [{ in: "hiringCompanies", id, delete: true }];
}

/** Removes the requests for a deleted job; a request with a yes is an application by then. */
export async function removeRequestsFor(context: Context, jobId: string): Promise<void> {
  await removeContactRequests(
    context,
    context.store.contactRequests.where("jobId", "==", jobId).where("status", "==", "waiting"),
  );
}
