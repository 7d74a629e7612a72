import { limits } from "@vagas/functions/domain/limits";
import { Observable, Subject, switchMap } from "rxjs";
import type { Live } from "./liveQuery.ts";
import type { Cursor } from "./pagedQuery.ts";

/** Rows below `after`, down to `until` if given, at most `limit`. */
export type Range = { after: Cursor | null; until: Cursor | null; limit: number };
export type Row<T> = { item: T; at: Cursor };
export type Listed<T> = { items: T[]; hasMore: boolean; loadingMore: boolean; moreFailed: boolean };

/** `bounded`: listens down to where the next page begins; until that is needed, to a number of rows. */
type Page<T> = {
  after: Cursor | null;
  bounded: boolean;
  live: Live<Row<T>[]>;
  ranges: Subject<Range>;
};

const loading = { state: "loading" } as const;

function isAbove(a: Cursor, b: Cursor): boolean {
  const order = a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
  return order === 0 ? a.id > b.id : order > 0;
}

/** While a row moves from one page to another both may hold it: the upper copy is right. */
function once<T>(rows: Row<T>[]): T[] {
  const items = new Map<string, T>();
  for (const { item, at } of rows) if (!items.has(at.id)) items.set(at.id, item);
  return [...items.values()];
}

/**
 * A list in pages of `size`, each with its own listener; `more` requests the next one. A page begins permanently
 * where the one above ended when it was requested, so that a new or deleted row moves no other page. A page costs its
 * `size` rows once, and a new row costs one. The first row that a page has no room for costs `size` + 1 more: from
 * then on the page listens down to where the next begins. At `limits.listRequest.max` (50) rows it is divided, which
 * costs about as many rows as have arrived since. `more` covers what the last page has no room for.
 */
export function heldPages<T>(
  listen: (range: Range) => Observable<Live<Row<T>[]>>,
  size: number,
  more: Observable<void>,
): Observable<Live<Listed<T>>> {
  return new Observable((subscriber) => {
    const pages: Page<T>[] = [];

    /** Where the page below begins. */
    const endOf = (page: Page<T>) => pages[pages.indexOf(page) + 1]?.after ?? null;
    const limitOf = (page: Page<T>) => (page.bounded ? limits.listRequest.max : size);
    /** Where a page's rows end, if there may be others below. */
    const lastOf = (page: Page<T>, rows: Row<T>[]) =>
      rows.length < limitOf(page) ? null : (rows.at(-1)?.at ?? null);

    function read(page: Page<T>) {
      page.ranges.next({
        after: page.after,
        until: page.bounded ? endOf(page) : null,
        limit: limitOf(page),
      });
    }

    function insert(at: number, page: Page<T>) {
      pages.splice(at, 0, page);
      subscriber.add(page.ranges.pipe(switchMap(listen)).subscribe((live) => hear(page, live)));
      read(page);
    }

    function hear(page: Page<T>, live: Live<Row<T>[]>) {
      const last = live.state === "ready" ? lastOf(page, live.value) : null;
      const end = endOf(page);
      // Rows were pushed off this page that the one below does not have yet: the shown rows stay until it does.
      if (live.state === "ready" && last && end && isAbove(last, end)) {
        if (!page.bounded) {
          page.bounded = true;
          read(page);
          return;
        }
        const after = live.value[size - 1]?.at ?? last;
        insert(pages.indexOf(page) + 1, {
          after,
          bounded: true,
          live: page.live,
          ranges: new Subject(),
        });
      }
      page.live = live;
      show();
    }

    const stuckPage = () => pages.find(({ live }) => live.state !== "ready");

    /** Where another page would begin. */
    function nextBegin(): Cursor | null {
      const last = pages.at(-1);
      return last?.live.state === "ready" ? lastOf(last, last.live.value) : null;
    }

    function show() {
      const first = pages[0]?.live ?? loading;
      if (first.state !== "ready") {
        subscriber.next(first);
        return;
      }
      const stuck = stuckPage();
      const shown = stuck ? pages.slice(0, pages.indexOf(stuck)) : pages;
      const items = once(shown.flatMap(({ live }) => (live.state === "ready" ? live.value : [])));
      const value = {
        items,
        hasMore: stuck !== undefined || nextBegin() !== null,
        loadingMore: stuck?.live.state === "loading",
        moreFailed: stuck?.live.state === "failed",
      };
      subscriber.next({ state: "ready", value });
    }

    function askMore() {
      const stuck = stuckPage();
      const after = nextBegin();
      if (stuck?.live.state === "failed") {
        stuck.live = loading;
        show();
        read(stuck);
      } else if (!stuck && after) {
        insert(pages.length, { after, bounded: false, live: loading, ranges: new Subject() });
        show();
      }
    }

    subscriber.add(more.subscribe(askMore));
    insert(0, { after: null, bounded: false, live: loading, ranges: new Subject() });
  });
}
