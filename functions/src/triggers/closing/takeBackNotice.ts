import type { Context } from "../../context.ts";
import { isUnderway } from "../../domain/closing/closingNotice.ts";
import { isOpenAgain } from "./isOpenAgain.ts";

/**
 * Removes the notice of a job that took applications again at `changedAt`, whichever way it came back, unless people had
 * been told by then. The notice's own event takes the rest back.
 */
export async function takeBackNotice(
  { store, now }: Pick<Context, "store" | "now">,
  jobId: string,
  changedAt: Date,
): Promise<void> {
  const ref = store.closingNotices.doc(jobId);
  if (!(await ref.get()).exists) return;
  await store.firestore.runTransaction(async (transaction) => {
    const [notice, job] = await Promise.all([
      transaction.get(ref),
      transaction.get(store.jobs.doc(jobId)),
    ]);
    if (isUnderway(notice.data(), changedAt) && isOpenAgain(job, now)) transaction.delete(ref);
  });
}
