import {
  documentId,
  endAt,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
  startAfter,
  Timestamp,
} from "firebase/firestore";
import { defer, type Observable, Subject } from "rxjs";
import { heldPages } from "./heldPages.ts";
import type { First, Listed, Range, Row } from "./heldList.ts";
import { estimated, type Live, listening, useLive, withServerAnswer } from "./liveQuery.ts";
import { type Cursor, cursorAt } from "./pagedQuery.ts";

export type LivePages<T> = Listed<T> & {
  state: "loading" | "ready" | "failed";
  more: () => void;
  retry: () => void;
};

const nothing = { items: [], hasMore: false, loadingMore: false, moreFailed: false };

/** The `more` function of each open list, by its key. */
const askMore = new Map<string, Subject<void>>();

function placeOf({ seconds, nanoseconds, id }: Cursor) {
  return [new Timestamp(seconds, nanoseconds), id] as const;
}

function listenTo<T>(
  ordered: Query<T>,
  field: string,
  { after, until, limit: most }: Range,
): Observable<Live<Row<T>[]>> {
  const bounds = [
    ...(after ? [startAfter(...placeOf(after))] : []),
    ...(until ? [endAt(...placeOf(until))] : []),
    limit(most),
  ];
  return listening<QuerySnapshot<T>, Row<T>[]>(
    (next, refused) => onSnapshot(query(ordered, ...bounds), withServerAnswer, next, refused),
    ({ docs }) =>
      docs.map((found) => ({ item: found.data(estimated), at: cursorAt(found, field) })),
  );
}

/**
 * A list in the order of `field`, live, page by page: each shown row is read once. `key` names the query and its
 * filters.
 */
export function useLivePages<T>(
  key: string,
  filtered: Query<T>,
  field: string,
  size: number,
  first: First = "newest",
): LivePages<T> {
  const source = defer(() => {
    const more = new Subject<void>();
    askMore.set(key, more);
    const direction = first === "newest" ? "desc" : "asc";
    const ordered = query(filtered, orderBy(field, direction), orderBy(documentId(), direction));
    return heldPages<T>((range) => listenTo<T>(ordered, field, range), size, more, first);
  });
  const live = useLive(`pages:${key}`, source);
  return {
    ...(live.state === "ready" ? live.value : nothing),
    state: live.state,
    retry: live.retry,
    more: () => askMore.get(key)?.next(),
  };
}
