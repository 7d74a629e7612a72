import { Observable, Subscription } from "rxjs";
import {
  afterAsking,
  afterHearing,
  type Listed,
  listed,
  newList,
  type Page,
  type Range,
  rangeOf,
  type Row,
} from "./heldList.ts";
import type { Live } from "./liveQuery.ts";

type Listener = { wanted: string; subscription: Subscription };

/**
 * A list in pages of `size`, each heard by itself; `more` asks for the next one. `heldList.ts` says what the pages are after
 * each answer; here each page is listened to as it then has to be. A page costs its rows once, and a row that comes costs
 * one. The first for which a page has no room costs `size` + 1 more. At `limits.listRequest.max` (50) rows the page is
 * divided, which costs about as many rows as have come since.
 */
export function heldPages<T>(
  listen: (range: Range) => Observable<Live<Row<T>[]>>,
  size: number,
  more: Observable<void>,
): Observable<Live<Listed<T>>> {
  return new Observable((subscriber) => {
    /** By where their page begins. */
    const listeners = new Map<string, Listener>();
    let pages: Page<T>[] = [];

    function follow(page: Page<T>) {
      const begin = JSON.stringify(page.after);
      const range = rangeOf(pages, page, size);
      const wanted = JSON.stringify([range, page.attempt]);
      const before = listeners.get(begin);
      if (before?.wanted === wanted) return;
      before?.subscription.unsubscribe();
      const subscription = new Subscription();
      listeners.set(begin, { wanted, subscription });
      const hear = (live: Live<Row<T>[]>) => {
        const current = pages.find(({ after }) => JSON.stringify(after) === begin)!;
        change(afterHearing(pages, current, live, size));
      };
      subscription.add(listen(range).subscribe(hear));
    }

    function change(next: Page<T>[]) {
      if (next === pages) return;
      pages = next;
      // An answer that comes at once changes the pages in between, and then is what counts.
      for (const page of next) if (pages === next) follow(page);
      if (pages === next) subscriber.next(listed(pages, size));
    }

    subscriber.add(more.subscribe(() => change(afterAsking(pages, size))));
    subscriber.add(() => listeners.forEach(({ subscription }) => subscription.unsubscribe()));
    change(newList());
  });
}
