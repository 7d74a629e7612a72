import { Observable, Subscription } from "rxjs";
import {
  afterAsking,
  afterHearing,
  type First,
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
 * A list in pages of `size`, each with its own listener; `more` requests the next one. `heldList.ts` computes the pages
 * after each answer, and this module updates their listeners. A page costs its rows once, and each new row one. The
 * first row for which a page has no room costs `size` + 1 more. At `limits.listRequest.max` (50) rows the page is
 * divided, which costs about as many rows as were added.
 */
export function heldPages<T>(
  listen: (range: Range) => Observable<Live<Row<T>[]>>,
  size: number,
  more: Observable<void>,
  first: First = "newest",
): Observable<Live<Listed<T>>> {
  return new Observable((subscriber) => {
    /** By the start of their page. */
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
        change(afterHearing(pages, current, live, size, first));
      };
      subscription.add(listen(range).subscribe(hear));
    }

    function change(next: Page<T>[]) {
      if (next === pages) return;
      pages = next;
      // A synchronous answer changes the pages meanwhile, and takes precedence.
      for (const page of next) if (pages === next) follow(page);
      if (pages === next) subscriber.next(listed(pages, size));
    }

    subscriber.add(more.subscribe(() => change(afterAsking(pages, size))));
    subscriber.add(() => listeners.forEach(({ subscription }) => subscription.unsubscribe()));
    change(newList());
  });
}
