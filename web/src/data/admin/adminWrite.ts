import { runTransaction, type Transaction } from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";

/** How often a write is sent when nothing answers: some seconds in all. */
const maxAttempts = 3;

/**
 * Writes now or not at all. A plain write waits for the network as long as the page stands, and then happens when
 * nobody expects it any more; a transaction's fails and can be said.
 */
export function writeNow(write: (transaction: Transaction) => void): Promise<void> {
  const update = (transaction: Transaction) => {
    write(transaction);
    return Promise.resolve();
  };
  return runTransaction(liveDatabase(), update, { maxAttempts });
}

/** Does an administrator's write now or not at all, after asking whether the claim still stands. */
export function writeAsAdmin(write: (transaction: Transaction) => void): Promise<AdminWrite> {
  return asAdmin<never>(() => writeNow(write));
}
