import { documentId, limit, onSnapshot, orderBy, query, type Query, type QuerySnapshot, startAfter, Timestamp } from 'firebase/firestore';
import { BehaviorSubject, combineLatest, defer, distinctUntilChanged, map, type Observable, of, shareReplay, startWith, switchMap } from 'rxjs';
import { documentOf, withServerAnswer, type Live, listening, useLive } from './liveQuery.ts';
import { type Cursor, cursorAt, type PageOf } from './pagedQuery.ts';

type Listed<T> = { items: T[]; hasMore: boolean; loadingMore: boolean; moreFailed: boolean };

export type LivePages<T> = Listed<T> & { state: 'loading' | 'ready' | 'failed'; more: () => void; retry: () => void };

const nothing = { items: [], hasMore: false, loadingMore: false, moreFailed: false };

/** How many pages of each open list are wanted, by its key. */
const wantedPages = new Map<string, BehaviorSubject<number>>();

function listenToPage<T>(ordered: Query, field: string, size: number, after: Cursor | null): Observable<Live<PageOf<T>>> {
  const from = after ? query(ordered, startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)) : ordered;
  return listening<QuerySnapshot, PageOf<T>>(
    (next, refused) => onSnapshot(query(from, limit(size)), withServerAnswer, next, refused),
    ({ docs }) => {
      const last = docs.length === size ? docs.at(-1) : undefined;
      return { items: docs.map((found) => documentOf<T>(found)), next: last ? cursorAt(last, field) : null };
    },
  );
}

/** The pages from one on, as many as are wanted. Each begins where the last row of the one before now stands. */
function pagesFrom<T>(listen: (after: Cursor | null) => Observable<Live<PageOf<T>>>, wanted: Observable<number>, after: Cursor | null, number: number): Observable<Live<Listed<T>>> {
  const page = listen(after).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const next = page.pipe(
    map((live) => (live.state === 'ready' ? live.value.next : null)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
  const further = wanted.pipe(map((count) => count > number), distinctUntilChanged());
  const rest = combineLatest([next, further]).pipe(
    switchMap(([cursor, isWanted]): Observable<Live<Listed<T>>> => {
      if (!cursor || !isWanted) return of({ state: 'ready', value: { ...nothing, hasMore: cursor !== null } });
      return pagesFrom(listen, wanted, cursor, number + 1).pipe(startWith({ state: 'loading' } as const));
    }),
  );
  return combineLatest([page, rest]).pipe(map(([first, more]) => joined(first, more)));
}

function joined<T>(first: Live<PageOf<T>>, rest: Live<Listed<T>>): Live<Listed<T>> {
  if (first.state !== 'ready') return first;
  const { items } = first.value;
  if (rest.state !== 'ready') return { state: 'ready', value: { items, hasMore: true, loadingMore: rest.state === 'loading', moreFailed: rest.state === 'failed' } };
  return { state: 'ready', value: { ...rest.value, items: [...items, ...rest.value.items] } };
}

/** A list newest by `field` first, live, a page at a time: what is shown costs its own rows. `key` names the query and its filters. */
export function useLivePages<T>(key: string, filtered: Query, field: string, size: number): LivePages<T> {
  const source = defer(() => {
    const wanted = new BehaviorSubject(1);
    wantedPages.set(key, wanted);
    const ordered = query(filtered, orderBy(field, 'desc'), orderBy(documentId(), 'desc'));
    return pagesFrom<T>((after) => listenToPage<T>(ordered, field, size, after), wanted, null, 1);
  });
  const live = useLive(`pages:${key}`, source);

  function more() {
    const wanted = wantedPages.get(key);
    // One page for a press, also where it comes twice.
    if (!wanted || (live.state === 'ready' && live.value.loadingMore)) return;
    if (live.state === 'ready' && live.value.moreFailed) wanted.next(wanted.value - 1);
    wanted.next(wanted.value + 1);
  }

  return { ...(live.state === 'ready' ? live.value : nothing), state: live.state, retry: live.retry, more };
}
