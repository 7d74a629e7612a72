import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * `total`: the number of all items, which only the first page tells; null or absent if unknown. `pages`: how many pages
 * the items are; absent for one. `seenAt`: when the first page was read; absent if just now.
 */
type Page<Item, Cursor> = {
  items: Item[];
  next: Cursor | null;
  total?: number | null;
  pages?: number;
  seenAt?: Date;
};
type Loaded<Item, Cursor> = Page<Item, Cursor> & { key: string };

/**
 * Lists read before, so that returning restores the place; one that is not `fresh` is shown while it is read again.
 */
export type SeenPages<Item, Cursor> = {
  get: (key: string) => (Page<Item, Cursor> & { fresh: boolean }) | null;
  set: (key: string, page: Page<Item, Cursor>) => void;
};

export type Pages<Item, Cursor = unknown> = {
  /** 'failed': not even the first page was loaded, and none was seen before. */
  state: "loading" | "ready" | "failed";
  items: Item[];
  hasMore: boolean;
  /** The start of the next page, if there is one. */
  next: Cursor | null;
  /** The number of all items, if known. */
  total: number | null;
  loadingMore: boolean;
  moreFailed: boolean;
  more: () => void;
  /** Reads the list again from its first page, which stays visible meanwhile. */
  refresh: () => void;
  refreshing: boolean;
  /**
   * Reads as many pages again as are shown, in silence. The rows stay meanwhile, and in a list with `seen` also if that
   * fails.
   */
  renew: () => void;
  /** Changes the shown rows after a write, without reading again. */
  change: (edit: (items: Item[]) => Item[]) => void;
};

/** The pages read so far, with one more. */
function continued<Item, Cursor>(
  { items, total = null, pages = 1, seenAt }: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
): Page<Item, Cursor> {
  return { items: [...items, ...page.items], next: page.next, total, pages: pages + 1, seenAt };
}

/** The page from `cursor` on, and those after it until there are `count`; fewer if the list ends or nobody waits. */
async function readPages<Item, Cursor>(
  load: (cursor: Cursor | null) => Promise<Page<Item, Cursor>>,
  cursor: Cursor | null,
  count: number,
  isWanted: () => boolean,
): Promise<Page<Item, Cursor>> {
  let read = await load(cursor);
  for (let left = count - 1; left > 0 && read.next !== null && isWanted(); left -= 1)
    read = continued(read, await load(read.next));
  return read;
}

/** `failedKey`: of the list whose first page could not be read. */
type Status = { failedKey: string | null; busy: "first" | "more" | null; moreFailed: boolean };

const idle: Status = { failedKey: null, busy: null, moreFailed: false };

/** The rows of a list, and their changes since the last request, whose answer may not know them. */
function useRows<Item, Cursor>(key: string) {
  const [loaded, setLoaded] = useState<Loaded<Item, Cursor> | null>(null);
  const edits = useRef<((items: Item[]) => Item[])[]>([]);
  return {
    loaded,
    set: (page: Page<Item, Cursor>) => setLoaded({ key, ...page }),
    forgetEdits: () => {
      edits.current = [];
    },
    edited: (page: Page<Item, Cursor>) => ({
      ...page,
      items: edits.current.reduce((items, edit) => edit(items), page.items),
    }),
    /** `page`: the present rows, if none were read under this key. */
    edit: (edit: (items: Item[]) => Item[], page: Page<Item, Cursor> | null) => {
      edits.current.push(edit);
      setLoaded((before) => {
        const base = before?.key === key ? before : page;
        return base && { ...base, key, items: edit(base.items) };
      });
    },
  };
}

/**
 * A list's reads: a first one for each `key` unless `seen` has a fresh page, and those that `read` asks for. Only the
 * latest is answered, and none of a list that is not shown any more.
 */
function useReads<Item, Cursor>(
  key: string,
  load: (cursor: Cursor | null) => Promise<Page<Item, Cursor>>,
  seen: SeenPages<Item, Cursor> | null,
) {
  const rows = useRows<Item, Cursor>(key);
  const [status, setStatus] = useState(idle);
  const latest = useRef(0);
  const shownKey = useRef<string | null>(null);
  const isShown = () => shownKey.current === key;

  function keep(page: Page<Item, Cursor>) {
    seen?.set(key, page);
    rows.set(page);
    setStatus(idle);
  }

  function fail(cursor: Cursor | null) {
    setStatus(cursor === null ? { ...idle, failedKey: key } : { ...idle, moreFailed: true });
  }

  function fetchPages(cursor: Cursor | null, before: Page<Item, Cursor> | null, count = 1) {
    const request = ++latest.current;
    rows.forgetEdits();
    const isLatest = () => request === latest.current;
    readPages(load, cursor, count, isLatest).then(
      (page) => isLatest() && keep(rows.edited(before ? continued(before, page) : page)),
      () => isLatest() && fail(cursor),
    );
  }

  const begin = useEffectEvent(() => {
    if (!seen?.get(key)?.fresh) fetchPages(null, null);
  });

  useEffect(() => {
    shownKey.current = key;
    begin();
    return () => {
      latest.current += 1;
      setStatus(({ failedKey }) => ({ ...idle, failedKey }));
    };
  }, [key]);

  function read(cursor: Cursor | null, before: Page<Item, Cursor> | null) {
    setStatus({ ...idle, busy: cursor === null ? "first" : "more" });
    fetchPages(cursor, before);
  }

  return { rows, status, isShown, read, fetchPages };
}

/** What is shown of a list; `page`: what was read of it. */
function rowsOf<Item, Cursor>(
  page: Page<Item, Cursor> | null,
  failed: boolean,
): Pick<Pages<Item, Cursor>, "state" | "items" | "hasMore" | "next" | "total"> {
  const { items, next, total = null } = page ?? { items: [], next: null };
  const state = failed ? "failed" : page === null ? "loading" : "ready";
  return { state, items, hasMore: next != null, next, total };
}

/** A list read page by page; `key` names its filters, and another key is another list. */
export function usePages<Item, Cursor>(
  key: string,
  load: (cursor: NoInfer<Cursor> | null) => Promise<Page<Item, Cursor>>,
  seen: SeenPages<Item, NoInfer<Cursor>> | null = null,
): Pages<Item, Cursor> {
  const { rows, status, isShown, read, fetchPages } = useReads(key, load, seen);
  const { failedKey, busy, moreFailed } = status;
  const { loaded } = rows;
  // A list seen before is in the very first render, because the browser restores a scroll position only if it exists.
  const current = loaded?.key === key ? loaded : (seen?.get(key) ?? null);
  const failed = failedKey === key && !(seen && current);
  return {
    ...rowsOf(current, failed),
    loadingMore: busy === "more",
    moreFailed,
    more: () => {
      if (isShown() && current?.next && busy === null) read(current.next, current);
    },
    refresh: () => {
      if (isShown()) read(null, null);
    },
    refreshing: busy === "first" && current !== null,
    renew: () => {
      if (isShown() && busy === null) fetchPages(null, null, current?.pages);
    },
    change: (edit) => {
      // A write that was made on another list may be answered now.
      if (isShown()) rows.edit(edit, current);
    },
  };
}
