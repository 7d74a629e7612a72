import { FieldValue } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";

/** Removes the company's data from the closure of a job that exists again. */
export async function forgetClosure({ store }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.jobClosures.doc(jobId);
    const [closure, job] = await Promise.all([
      transaction.get(ref),
      transaction.get(store.jobs.doc(jobId)),
    ]);
    if (!closure.exists || !job.exists) return;
    const gone = FieldValue.delete();
    transaction.update(ref, { companyId: gone, title: gone, byCompany: gone, applications: gone });
  });
}
