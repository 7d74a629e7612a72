import type { Context } from "../../context.ts";
import { removeContactRequests } from "../talents/removeContactRequests.ts";

/**
 * Records whether a company has a job that accepts applications: rules then show it the talent bank. Every change of
 * a job is an event of that job, so this runs after each.
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

/** Removes the requests for a deleted job; a request with a yes is an application by then. */
export async function removeRequestsFor(context: Context, jobId: string): Promise<void> {
  await removeContactRequests(
    context,
    context.store.contactRequests.where("jobId", "==", jobId).where("status", "==", "waiting"),
  );
}
