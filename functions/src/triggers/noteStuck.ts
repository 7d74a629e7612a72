import { createHash } from "node:crypto";
import { logger } from "firebase-functions";
import { mostStuck, mostTimes } from "../store/schemas/stuckWork.ts";
import type { Store } from "../store/store.ts";

/** The note's id for a function and a document; document ids may have the maximum length. */
export function stuckId(functionName: string, documentId: string): string {
  return `${functionName}-${createHash("sha256").update(documentId).digest("hex").slice(0, 32)}`;
}

const longestReason = 200;

/**
 * Records that a function gave up on a document: one note for both, `mostStuck` notes in all. Logs what cannot be
 * recorded.
 */
export async function noteStuck(
  { store, now }: { store: Store; now: Date },
  functionName: string,
  documentId: string,
  reason: string,
): Promise<void> {
  const ref = store.stuckWork.doc(stuckId(functionName, documentId));
  const last = { reason: reason.slice(0, longestReason), lastAt: now };
  try {
    const { count } = (await store.stuckWork.count().get()).data();
    await store.firestore.runTransaction(async (transaction) => {
      const times = (await transaction.get(ref.withConverter(null))).get("times") as unknown;
      if (typeof times === "number")
        transaction.update(ref, { ...last, times: Math.min(times + 1, mostTimes) });
      else if (count < mostStuck)
        transaction.set(ref, {
          id: ref.id,
          functionName,
          documentId,
          ...last,
          since: now,
          times: 1,
        });
    });
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    logger.warn("Work that was given up could not be written down", { id: documentId, kind });
  }
}
