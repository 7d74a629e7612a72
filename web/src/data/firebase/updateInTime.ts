import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  UpdateData,
} from "firebase/firestore/lite";
import { inPublicTransaction } from "./inPublicTransaction.ts";
import { type WriteOutcome, written } from "./writeOutcome.ts";

type Fields = UpdateData<DocumentData>;

/**
 * Changes fields of a document. A transaction, so that a change that arrives after its limit does not replace what was
 * written since. `fields` may depend on what is stored; null: it stays. 'forbidden': there is no such document, as for an
 * update without a transaction.
 */
export function updateInTime(
  reference: DocumentReference,
  fields: Fields | ((stored: DocumentSnapshot) => Fields | null),
): Promise<WriteOutcome> {
  return written(() =>
    inPublicTransaction(async (transaction) => {
      const found = await transaction.get(reference);
      if (!found.exists()) throw Object.assign(new Error("Not found"), { code: "not-found" });
      const changed = typeof fields === "function" ? fields(found) : fields;
      if (changed !== null) transaction.update(reference, changed);
    }),
  );
}
