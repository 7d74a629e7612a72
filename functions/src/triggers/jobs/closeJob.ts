import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { countReadable } from "./recountClosure.ts";

/**
 * Records for its company what a deleted job was, and how many applications the company can still read. Returns whether
 * the company deleted it. A company under deletion, or a job that came back, gets no such note.
 */
export async function closeJob(
  { store, now }: Context,
  jobId: string,
  deleted: Pick<DocumentSnapshot, "get">,
): Promise<{ byCompany: boolean }> {
  const companyId: unknown = deleted.get("companyId");
  if (typeof companyId !== "string") return { byCompany: false };
  return store.firestore.runTransaction(async (transaction) => {
    const closureRef = store.jobClosures.doc(jobId);
    const [closureDoc, job, tombstone, applications] = await Promise.all([
      transaction.get(closureRef),
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.tombstones.doc(companyId)),
      // In the transaction, because people may withdraw meanwhile.
      countReadable(store, transaction, companyId, jobId),
    ]);
    const closure = closureDoc.data();
    const byCompany = closure?.byCompany === true && closure.companyId === companyId;
    if (!job.exists && !tombstone.exists)
      transaction.set(closureRef, {
        closedAt: closure?.closedAt ?? now,
        companyId,
        title: String(deleted.get("title")),
        byCompany,
        applications,
      });
    return { byCompany };
  });
}
