import { runTransaction, type Transaction } from "firebase/firestore/lite";
import { publicDatabase } from "./publicDatabase.ts";
import { beforeLimit, withinLimit } from "./withinLimit.ts";

/** Runs a transaction. After the limit, when the page has told of a failure, it begins no write and no other try. */
export function inPublicTransaction<Result>(
  attempt: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return withinLimit((limit) =>
    runTransaction(publicDatabase(), (transaction) => beforeLimit(limit, attempt(transaction))),
  );
}
