import type { DocumentReference, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

const pageSize = 100;

/**
 * Deletes the documents of a query, and with each of them the documents of `others`. Works in pages that find only what
 * is left, so the next try continues an interrupted one.
 */
export async function deleteAll<T>(
  query: Query<T>,
  others: (row: QueryDocumentSnapshot<T>) => DocumentReference[] = () => [],
): Promise<void> {
  let size: number;
  do {
    const page = await query.limit(pageSize).get();
    const batch = query.firestore.batch();
    for (const row of page.docs) for (const ref of [row.ref, ...others(row)]) batch.delete(ref);
    await batch.commit();
    size = page.size;
  } while (size === pageSize);
}
