import { FieldValue } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { hireShare, type HireShare } from "../../domain/administration/statsShare.ts";
import type { Hire } from "../../domain/closing/hire.ts";

/**
 * Counts whom a company says it hired for a job, as the difference to the stored share, so that any number of repeats
 * equals a recount.
 */
export async function countHire({ store }: Pick<Context, "store">, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.hireShares.doc(jobId);
    const [hire, share] = await Promise.all([
      transaction.get(store.hires.doc(jobId)),
      transaction.get(ref),
    ]);
    if (isCounted(hire.data(), share.data())) return;
    const before = share.data() ?? hireShare(null);
    const after = hireShare(hire.data() ?? null);
    const added = {
      hires: FieldValue.increment(after.hires - before.hires),
      hiresTold: FieldValue.increment(after.hiresTold - before.hiresTold),
    };
    transaction.set(store.publicStats, added, { merge: true });
    if (hire.exists) transaction.set(ref, after);
    else transaction.delete(ref);
  });
}

/** Whether a hire's share says what it says. */
export function isCounted(hire: Hire | undefined, share: HireShare | undefined): boolean {
  if (hire === undefined || share === undefined) return hire === undefined && share === undefined;
  const { hires, hiresTold } = hireShare(hire);
  return share.hires === hires && share.hiresTold === hiresTold;
}
