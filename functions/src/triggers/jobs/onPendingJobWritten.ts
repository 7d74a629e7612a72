import { onDocumentWritten } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import { indexPendingJob } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onPendingJobWritten = onDocumentWritten(
  { document: `${collections.pendingJobs}/{jobId}`, retry: true },
  async ({ params, data }) => {
    if (!data?.after.exists) return;
    await handle("onPendingJobWritten", params.jobId, async (desk) => {
      await indexPendingJob(desk, params.jobId);
      await forgetRefusal(desk, params.jobId);
    });
  },
);

/** A vacancy that waits again, as where it was imported anew, is not refused any more. */
export async function forgetRefusal({ store }: Desk, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const refusalRef = store.rejectedJobs.doc(jobId);
    const [waiting, refusal] = await Promise.all([
      transaction.get(store.pendingJobs.doc(jobId)),
      transaction.get(refusalRef),
    ]);
    if (waiting.exists && refusal.exists) transaction.delete(refusalRef);
  });
}
