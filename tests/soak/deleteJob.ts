import { collections } from "@vagas/functions/domain/collections";
import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from "firebase/firestore/lite";

/** Deletes a company's own job, with the note that says so. */
export function deleteJob(
  database: Firestore,
  companyId: string,
  job: DocumentSnapshot,
): Promise<void> {
  return writeBatch(database)
    .delete(job.ref)
    .set(doc(database, collections.jobClosures, job.id), {
      closedAt: serverTimestamp(),
      companyId,
      title: job.get("title") as string,
      byCompany: true,
    })
    .commit();
}
