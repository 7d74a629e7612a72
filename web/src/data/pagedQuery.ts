import { limits } from '@vagas/functions/domain/limits';
import {
  documentId, getCountFromServer, getDocs, limit, orderBy, query, type Query, type QueryDocumentSnapshot, startAfter, Timestamp,
} from 'firebase/firestore';
import { documentOf } from './liveQuery.ts';

/** Where a page ended: the instant to the nanosecond and the id, so that the next begins right there. */
export type Cursor = { seconds: number; nanoseconds: number; id: string };
export type PageOf<T> = { items: T[]; next: Cursor | null };

export function cursorAt(document: QueryDocumentSnapshot, field: string): Cursor {
  const { seconds, nanoseconds } = document.get(field) as Timestamp;
  return { seconds, nanoseconds, id: document.id };
}

/** One page of a query, newest by `field` first; it costs its own rows. */
export async function readPage<T>(filtered: Query, field: string, size: number, cursor: Cursor | null): Promise<PageOf<T>> {
  const ordered = query(filtered, orderBy(field, 'desc'), orderBy(documentId(), 'desc'));
  const from = cursor ? query(ordered, startAfter(new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id)) : ordered;
  const { docs } = await getDocs(query(from, limit(size)));
  const last = docs.at(-1);
  return { items: docs.map((document) => documentOf<T>(document)), next: last && docs.length === size ? cursorAt(last, field) : null };
}

/** The most rows one search reads before it shows what it has and asks whether to go on. */
const searchedRows = 200;

/**
 * Those of a query that match what no index holds. Reads on, newest first, until a page is full or `searchedRows` were
 * read; the next page goes on from there.
 */
export async function readMatching<T>(filtered: Query, field: string, cursor: Cursor | null, matches: (item: T) => boolean): Promise<PageOf<T>> {
  const found: T[] = [];
  let from = cursor;
  for (let read = 0; read < searchedRows && found.length < limits.pageSize; read += limits.listRequest.max) {
    const page = await readPage<T>(filtered, field, limits.listRequest.max, from);
    found.push(...page.items.filter(matches));
    from = page.next;
    if (from === null) break;
  }
  return { items: found, next: from };
}

export async function countOf(counted: Query): Promise<number> {
  return (await getCountFromServer(counted)).data().count;
}
