import { useEffect, useRef, useState } from 'react';

type Page<Item, Cursor> = { items: Item[]; next: Cursor | null };
type Loaded<Item, Cursor> = { key: string; items: Item[]; next: Cursor | null };

export type Pages<Item> = {
  /** 'failed': not even the first page came. */
  state: 'loading' | 'ready' | 'failed';
  items: Item[];
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  more: () => void;
  /** Reads the list again from its first page, which stays on the screen meanwhile. */
  refresh: () => void;
  refreshing: boolean;
  /** Changes what is shown after a write, without reading again. */
  change: (edit: (items: Item[]) => Item[]) => void;
};

/** A list read a page at a time; `key` names its filters, and another key is another list. */
export function usePages<Item, Cursor>(key: string, load: (cursor: NoInfer<Cursor> | null) => Promise<Page<Item, Cursor>>): Pages<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item, Cursor> | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [busy, setBusy] = useState<'first' | 'more' | null>('first');
  const [moreFailed, setMoreFailed] = useState(false);
  const latest = useRef(0);

  async function read(cursor: Cursor | null, before: Item[]) {
    const request = ++latest.current;
    setBusy(cursor === null ? 'first' : 'more');
    setMoreFailed(false);
    setFailedKey(null);
    try {
      const page = await load(cursor);
      if (request !== latest.current) return;
      setLoaded({ key, items: [...before, ...page.items], next: page.next });
    } catch {
      if (request !== latest.current) return;
      if (cursor === null) setFailedKey(key);
      else setMoreFailed(true);
    }
    setBusy(null);
  }

  useEffect(() => {
    void read(null, []);
    return () => {
      latest.current += 1;
    };
    // `load` is as the key says.
  }, [key]);

  const current = loaded?.key === key ? loaded : null;
  return {
    state: failedKey === key ? 'failed' : current ? 'ready' : 'loading',
    items: current?.items ?? [],
    hasMore: current?.next != null,
    loadingMore: busy === 'more',
    moreFailed,
    more: () => {
      if (current?.next && busy === null) void read(current.next, current.items);
    },
    refresh: () => void read(null, []),
    refreshing: busy === 'first' && current !== null,
    change: (edit) => setLoaded((before) => before && { ...before, items: edit(before.items) }),
  };
}
