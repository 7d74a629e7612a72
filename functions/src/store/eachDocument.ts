import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

const pageSize = 100;

/**
 * Runs work on the documents of a query page by page, in the query's order (by id if it has none). Work may change or
 * delete these documents. Returns their number.
 */
export async function eachPage<T>(
  query: Query<T>,
  work: (page: QueryDocumentSnapshot<T>[]) => Promise<unknown>,
): Promise<number> {
  const pages = query.limit(pageSize);
  let count = 0;
  let page = await pages.get();
  while (page.size > 0) {
    count += page.size;
    await work(page.docs);
    page = await pages.startAfter(page.docs.at(-1)!).get();
  }
  return count;
}

/** Runs work on each document of a query, one after the other, as `eachPage` does. Returns their number. */
export async function eachDocument<T>(
  query: Query<T>,
  work: (row: QueryDocumentSnapshot<T>) => Promise<unknown>,
): Promise<number> {
  return eachPage(query, async (page) => {
    for (const row of page) await work(row);
  });
}
