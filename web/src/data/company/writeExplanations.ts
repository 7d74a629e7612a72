import { collections } from "@vagas/functions/domain/collections";
import { doc, serverTimestamp, type Transaction } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";

/** Writes the explanations of a job in place of earlier ones; `explanations` are as stored. */
export function writeExplanations(
  transaction: Transaction,
  jobId: string,
  { companyId, explanations }: { companyId: string; explanations: string },
): void {
  transaction.set(doc(publicDatabase(), collections.jobExplanations, jobId), {
    companyId,
    entries: explanations,
    updatedAt: serverTimestamp(),
  });
}
