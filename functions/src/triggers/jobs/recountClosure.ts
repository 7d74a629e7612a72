import type { DocumentReference, Transaction } from "firebase-admin/firestore";
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
 * The note of a deleted job that counts applications, with the number that it should say; null if there is none, or it
 * says so already. `leaving`: the company that loses one of them in this transaction.
 */
export async function countedAgain(
  store: Context["store"],
  transaction: Transaction,
  jobId: string,
  leaving: string | null = null,
): Promise<{ ref: DocumentReference; applications: number } | null> {
  const closureDoc = await transaction.get(store.jobClosures.doc(jobId));
  const { companyId, applications = 0 } = closureDoc.data() ?? {};
  if (companyId === undefined || applications === 0) return null;
  const readable = await countReadable(store, transaction, companyId, jobId);
  const left = readable - (leaving === companyId ? 1 : 0);
  return left === applications ? null : { ref: closureDoc.ref, applications: left };
}

/**
 * Counts the applications of a deleted job again, after one was removed, so that a job without any leaves its company's
 * list. `closeJob` makes the first count.
 */
export async function recountClosure({ store }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const closure = await countedAgain(store, transaction, jobId);
    if (closure !== null) transaction.update(closure.ref, { applications: closure.applications });
  });
}
