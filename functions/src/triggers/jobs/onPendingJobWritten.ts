import { onDocumentWritten } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { checkJob } from "./checkJob.ts";
import { indexPendingJob } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onPendingJobWritten = onDocumentWritten(
  { document: `${collections.pendingJobs}/{jobId}`, retry: true },
  async ({ params, data }) => {
    if (!data?.after.exists) return;
    await handle("onPendingJobWritten", params.jobId, async (context) => {
      await indexPendingJob(context, params.jobId);
      await forgetRefusal(context, params.jobId);
      await checkJob(context, params.jobId);
    });
  },
);

/** Removes the refusal of an imported job that waits again, as after a second import. */
export async function forgetRefusal({ store }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const refusalRef = store.rejectedJobs.doc(jobId);
    const [waiting, refusal] = await Promise.all([
      transaction.get(store.pendingJobs.doc(jobId)),
      transaction.get(refusalRef),
    ]);
    if (waiting.exists && refusal.exists) transaction.delete(refusalRef);
  });
}
