import type { DocumentReference, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { isOvertaken } from "./isOvertaken.ts";

const pageSize = 100;

/** How often in a row somebody else may write a row of a page between its reading and its deletion. */
const mostTries = 10;

/**
 * Deletes the documents of a query, and with each of them the documents of `others`. Works in pages that find only what
 * is left, so the next try continues an interrupted one. A row that changes after its page was read stays if the query no
 * longer finds it: it may hold what its person sent a moment ago.
 */
export async function deleteAll<T>(
  query: Query<T>,
  others: (row: QueryDocumentSnapshot<T>) => DocumentReference[] = () => [],
): Promise<void> {
  let tries = 0;
  let size: number;
  do {
    const page = await query.limit(pageSize).get();
    const batch = query.firestore.batch();
    for (const row of page.docs) {
      batch.delete(row.ref, { lastUpdateTime: row.updateTime });
      for (const ref of others(row)) batch.delete(ref);
    }
    size = page.size;
    try {
      await batch.commit();
      tries = 0;
    } catch (error) {
      if (!isOvertaken(error) || ++tries === mostTries) throw error;
    }
  } while (tries > 0 || size === pageSize);
}
