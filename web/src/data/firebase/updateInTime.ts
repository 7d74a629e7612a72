import type { DocumentData, DocumentReference, UpdateData } from "firebase/firestore/lite";
import { inPublicTransaction } from "./inPublicTransaction.ts";
import { type WriteOutcome, written } from "./writeOutcome.ts";

/**
 * Changes fields of a document. A transaction, so that a change that arrives after its limit does not replace what was
 * written since. 'forbidden': there is no such document, as for an update without a transaction.
 */
export function updateInTime(
  reference: DocumentReference,
  fields: UpdateData<DocumentData>,
): Promise<WriteOutcome> {
  return written(() =>
    inPublicTransaction(async (transaction) => {
      const found = await transaction.get(reference);
      if (!found.exists()) throw Object.assign(new Error("Not found"), { code: "not-found" });
      transaction.update(reference, fields);
    }),
  );
}
