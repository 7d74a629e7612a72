import { runTransaction, type Transaction } from "firebase/firestore/lite";
import { publicDatabase } from "./publicDatabase.ts";
import { withinLimit } from "./withinLimit.ts";

/** Runs a transaction. After the limit, when the page has told of a failure, it begins no write and no other try. */
export function inPublicTransaction<Result>(
  attempt: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return withinLimit((limit) =>
    runTransaction(publicDatabase(), async (transaction) => {
      const result = await attempt(transaction);
      if (limit.aborted) throw new Error("The limit has passed");
      return result;
    }),
  );
}
