import { runTransaction, type Transaction, type TransactionOptions } from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { beforeLimit, withinLimit } from "../firebase/withinLimit.ts";

/** How often a write that the line or the server refuses is sent: some seconds in all. */
export const maxAttempts = 3;

/**
 * Runs a transaction. `repeated` says of a try that the SDK repeats one, whose answer may have been lost: it may find what it
 * wrote itself. Its requests have no limit of their own; after withinLimit's, when the page has told of a failure, it
 * begins no write and no other try.
 */
export function inTransaction<Result>(
  attempt: (transaction: Transaction, repeated: boolean) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  let tries = 0;
  return withinLimit((limit) =>
    runTransaction(
      liveDatabase(),
      (transaction) => beforeLimit(limit, attempt(transaction, (tries += 1) > 1)),
      options,
    ),
  );
}

/**
 * Writes now or not at all. A plain write would wait for the network as long as the page is open, and then happen
 * unexpectedly; a transaction fails and can be reported.
 */
export function writeNow(write: (transaction: Transaction) => void): Promise<void> {
  const attempt = (transaction: Transaction) => {
    write(transaction);
    return Promise.resolve();
  };
  return inTransaction(attempt, { maxAttempts });
}

/** Does an administrator's write now or not at all, after checking the claim. */
export function writeAsAdmin(write: (transaction: Transaction) => void): Promise<AdminWrite> {
  return asAdmin<never>(() => writeNow(write));
}
