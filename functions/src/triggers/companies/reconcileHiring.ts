import type { Context } from "../../context.ts";
import { removeContactRequests } from "../talents/removeContactRequests.ts";

/**
 * Notes whether a company has a job that takes applications, as the jobs say now: rules open the talent bank to those
 * that have. Every change of a job is an event of that job, so that this runs after each.
 */
export async function reconcileHiring({ store, now }: Context, companyId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.hiringCompanies.doc(companyId);
    const [hiring, open] = await Promise.all([
      transaction.get(ref),
      transaction.get(
        store.jobs
          .where("companyId", "==", companyId)
          .where("listed", "==", true)
          .where("filled", "==", false)
          .limit(1),
      ),
    ]);
    if (open.empty && hiring.exists) transaction.delete(ref);
    if (!open.empty && !hiring.exists) transaction.set(ref, { at: now });
  });
}

/** Removes the requests for a job that is gone: what was said yes to is an application by now. */
export async function removeRequestsFor(context: Context, jobId: string): Promise<void> {
  await removeContactRequests(
    context,
    context.store.contactRequests.where("jobId", "==", jobId).where("status", "==", "waiting"),
  );
}
