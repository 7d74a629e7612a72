import { runTransaction, type Transaction } from "firebase/firestore/lite";
import { publicDatabase } from "./publicDatabase.ts";
import { beforeLimit, withinLimit } from "./withinLimit.ts";

/** How often a transaction is tried that the line or another write interrupts: some seconds in all. */
const maxAttempts = 3;

/**
 * Runs a transaction. After the limit, when the page has told of a failure, it begins no write and no other try. Offline
 * it fails at once, as a single write does: the SDK would repeat it, with pauses.
 */
export async function inPublicTransaction<Result>(
  attempt: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (navigator.onLine === false)
    throw Object.assign(new Error("No network"), { code: "unavailable" });
  return withinLimit((limit) =>
    runTransaction(publicDatabase(), (transaction) => beforeLimit(limit, attempt(transaction)), {
      maxAttempts,
    }),
  );
}
