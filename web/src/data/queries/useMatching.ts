import { useEffect, useState } from "react";
import type { LivePages } from "./livePages.ts";
import { searchedRows } from "./pagedQuery.ts";

/** How far a list is read: `rows` matching ones, or `read` rows in all. */
type Goal = { rows: number; read: number };

/** Whether a list has to be read on to reach its goal. */
export function isShort(
  pages: Pick<LivePages<unknown>, "state" | "items" | "hasMore" | "moreFailed">,
  matching: number,
  goal: Goal,
): boolean {
  const { state, items, hasMore, moreFailed } = pages;
  return (
    state === "ready" && hasMore && !moreFailed && matching < goal.rows && items.length < goal.read
  );
}

/**
 * The rows of a live list that also match what its query could not request; null: all do. Reads on until there are
 * `size` of them, or enough was read; `more` continues. Another `key` is another list.
 */
export function useMatching<T>(
  key: string,
  pages: LivePages<T>,
  matches: ((row: T) => boolean) | null,
  size: number,
): LivePages<T> {
  const [goals, setGoals] = useState<{ key: string; goal: Goal } | null>(null);
  const goal = goals?.key === key ? goals.goal : { rows: size, read: searchedRows };
  const items = matches === null ? pages.items : pages.items.filter(matches);
  const reading = matches !== null && isShort(pages, items.length, goal);
  const mustAsk = reading && !pages.loadingMore;

  useEffect(() => {
    if (mustAsk) pages.more();
  });

  if (matches === null) return pages;
  return {
    ...pages,
    items,
    state: reading && items.length === 0 ? "loading" : pages.state,
    loadingMore: pages.loadingMore || reading,
    more: () => {
      const next = { rows: items.length + size, read: pages.items.length + searchedRows };
      setGoals({ key, goal: next });
      pages.more();
    },
  };
}
