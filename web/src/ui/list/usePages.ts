import { useEffect, useEffectEvent, useRef, useState } from "react";

type Page<Item, Cursor> = { items: Item[]; next: Cursor | null };
type Loaded<Item, Cursor> = { key: string; items: Item[]; next: Cursor | null };

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
  /** Where the next page begins, if there is one. */
  next: Cursor | null;
  loadingMore: boolean;
  moreFailed: boolean;
  more: () => void;
  /** Reads the list again from its first page, which stays visible meanwhile. */
  refresh: () => void;
  refreshing: boolean;
  /** Changes the shown rows after a write, without reading again. */
  change: (edit: (items: Item[]) => Item[]) => void;
};

/** A list read page by page; `key` names its filters, and another key is another list. */
export function usePages<Item, Cursor>(
  key: string,
  load: (cursor: NoInfer<Cursor> | null) => Promise<Page<Item, Cursor>>,
  seen: SeenPages<Item, NoInfer<Cursor>> | null = null,
): Pages<Item, Cursor> {
  const [loaded, setLoaded] = useState<Loaded<Item, Cursor> | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [busy, setBusy] = useState<"first" | "more" | null>(null);
  const [moreFailed, setMoreFailed] = useState(false);
  const latest = useRef(0);

  function fetchPage(cursor: Cursor | null, before: Item[]) {
    const request = ++latest.current;
    load(cursor).then(
      (page) => {
        const whole = { items: [...before, ...page.items], next: page.next };
        if (request !== latest.current) return;
        seen?.set(key, whole);
        setLoaded({ key, ...whole });
        setFailedKey(null);
        setMoreFailed(false);
        setBusy(null);
      },
      () => {
        if (request !== latest.current) return;
        if (cursor === null) setFailedKey(key);
        else setMoreFailed(true);
        setBusy(null);
      },
    );
  }

  function read(cursor: Cursor | null, before: Item[]) {
    setBusy(cursor === null ? "first" : "more");
    setMoreFailed(false);
    setFailedKey(null);
    fetchPage(cursor, before);
  }

  const begin = useEffectEvent(() => {
    if (!seen?.get(key)?.fresh) fetchPage(null, []);
  });

  useEffect(() => {
    begin();
    return () => {
      latest.current += 1;
      setBusy(null);
    };
  }, [key]);

  // A list seen before is in the very first render, because the browser restores a scroll position only if it exists.
  const current = loaded?.key === key ? loaded : (seen?.get(key) ?? null);
  const failed = failedKey === key && !(seen && current);
  return {
    state: failed ? "failed" : current ? "ready" : "loading",
    items: current?.items ?? [],
    hasMore: current?.next != null,
    next: current?.next ?? null,
    loadingMore: busy === "more",
    moreFailed,
    more: () => {
      if (current?.next && busy === null) read(current.next, current.items);
    },
    refresh: () => read(null, []),
    refreshing: busy === "first" && current !== null,
    change: (edit) =>
      setLoaded((before) => {
        const base = before?.key === key ? before : current;
        return base && { key, items: edit(base.items), next: base.next };
      }),
  };
}
