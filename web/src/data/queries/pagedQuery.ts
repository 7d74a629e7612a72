import { limits } from "@vagas/functions/domain/limits";
import {
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from "firebase/firestore";
import { estimated } from "./liveQuery.ts";

/**
 * The position of a row, as at the end of a page: the time to the nanosecond and the id, so that the next page begins
 * there.
 */
export type Cursor = { seconds: number; nanoseconds: number; id: string };
export type PageOf<T> = { items: T[]; next: Cursor | null };

export function cursorAt(document: QueryDocumentSnapshot<unknown>, field: string): Cursor {
  const { seconds, nanoseconds } = document.get(field, estimated) as Timestamp;
  return { seconds, nanoseconds, id: document.id };
}

/**
 * One page of a query, newest by `field` first; it costs its own rows. Throws offline, where the cache would say that
 * there is nothing.
 */
export async function readPage<T>(
  filtered: Query<T>,
  field: string,
  size: number,
  cursor: Cursor | null,
): Promise<PageOf<T>> {
  const ordered = query(filtered, orderBy(field, "desc"), orderBy(documentId(), "desc"));
  const from = cursor
    ? query(ordered, startAfter(new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id))
    : ordered;
  const { docs } = await getDocsFromServer(query(from, limit(size)));
  const last = docs.at(-1);
  return {
    items: docs.map((document) => document.data(estimated)),
    next: last && docs.length === size ? cursorAt(last, field) : null,
  };
}

/** The most rows one search reads before it shows its result and asks whether to continue. */
export const searchedRows = 200;

/** How many rows to request: a page, then an estimate for the missing rows. */
function rowsToRead(wanted: number, read: number, found: number): number {
  if (read === 0) return wanted;
  return Math.min(
    limits.listRequest.max,
    Math.ceil(((wanted - found) * read) / Math.max(found, 1)),
  );
}

/**
 * Rows that match what no index covers: reads until there is a page of them, or enough was read; the next call
 * continues.
 */
export async function matchingOf<T>(
  load: (cursor: Cursor | null, size: number) => Promise<PageOf<T>>,
  cursor: Cursor | null,
  matches: (item: T) => boolean,
  wanted: number = limits.pageSize,
): Promise<PageOf<T>> {
  const found: T[] = [];
  let from = cursor;
  for (let read = 0; read < searchedRows;) {
    const page = await load(from, rowsToRead(wanted, read, found.length));
    found.push(...page.items.filter(matches));
    read += Math.max(page.items.length, 1);
    from = page.next;
    if (from === null || found.length >= wanted) break;
  }
  return { items: found, next: from };
}

/** The matching rows of a query, newest by `field` first. */
export function readMatching<T>(
  filtered: Query<T>,
  field: string,
  cursor: Cursor | null,
  matches: (item: T) => boolean,
): Promise<PageOf<T>> {
  return matchingOf((from, size) => readPage(filtered, field, size, from), cursor, matches);
}

/** Requests the rows with an indexed piece of a search; null: all. */
export function holdingTerm(term: string | null): QueryConstraint[] {
  return term === null ? [] : [where("searchTerms", "array-contains", term)];
}

export async function countOf(counted: Query<unknown>): Promise<number> {
  return (await getCountFromServer(counted)).data().count;
}
