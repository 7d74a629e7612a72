import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";

/** The number of applications to a job that its company can read: not those of people who withdrew from it. */
export async function countReadable(
  { candidates }: Context["store"],
  transaction: Transaction,
  companyId: string,
  jobId: string,
): Promise<number> {
  const readable = candidates.where("companyId", "==", companyId).where("jobId", "==", jobId);
  return (await transaction.get(readable.count())).data().count;
}

/**
 * Counts the applications of a deleted job again, after one was removed, so that a job without any leaves its company's
 * list. `closeJob` makes the first count.
 */
export async function recountClosure({ store }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const closureDoc = await transaction.get(store.jobClosures.doc(jobId));
    const { companyId, applications = 0 } = closureDoc.data() ?? {};
    if (companyId === undefined || applications === 0) return;
    const left = await countReadable(store, transaction, companyId, jobId);
    if (left !== applications) transaction.update(closureDoc.ref, { applications: left });
  });
}
