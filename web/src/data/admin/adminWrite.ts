import { runTransaction, type Transaction } from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";

/** How often an unanswered write is sent: some seconds in all. */
export const maxAttempts = 3;

/**
 * Writes now or not at all. A plain write would wait for the network as long as the page is open, and then happen
 * unexpectedly; a transaction fails and can be reported.
 */
export function writeNow(write: (transaction: Transaction) => void): Promise<void> {
  const update = (transaction: Transaction) => {
    write(transaction);
    return Promise.resolve();
  };
  return runTransaction(liveDatabase(), update, { maxAttempts });
}

/**
 * Says of each try of a transaction whether it is a repetition: the SDK repeats one whose answer was lost, and it then finds
 * what it wrote itself.
 */
export function repetitions(): () => boolean {
  let tries = 0;
  return () => (tries += 1) > 1;
}

/** Does an administrator's write now or not at all, after checking the claim. */
export function writeAsAdmin(write: (transaction: Transaction) => void): Promise<AdminWrite> {
  return asAdmin<never>(() => writeNow(write));
}
