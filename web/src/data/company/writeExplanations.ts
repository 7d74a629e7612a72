import { collections } from "@vagas/functions/domain/collections";
import { doc, serverTimestamp, type Transaction } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";

function explanationsAt(jobId: string) {
  return doc(publicDatabase(), collections.jobExplanations, jobId);
}

/** The explanations of a job as they are stored; '' without any. */
export async function storedExplanations(transaction: Transaction, jobId: string): Promise<string> {
  const found = await transaction.get(explanationsAt(jobId));
  return (found.get("entries") as string | undefined) ?? "";
}

/** Writes the explanations of a job in place of earlier ones; `explanations` are as stored. */
export function writeExplanations(
  transaction: Transaction,
  jobId: string,
  { companyId, explanations }: { companyId: string; explanations: string },
): void {
  transaction.set(explanationsAt(jobId), {
    companyId,
    entries: explanations,
    updatedAt: serverTimestamp(),
  });
}
