import { limits } from "@vagas/functions/domain/limits";
import type { Live } from "./liveQuery.ts";
import type { Cursor } from "./pagedQuery.ts";

/** Rows below `after`, down to `until` if given, at most `limit`. */
export type Range = { after: Cursor | null; until: Cursor | null; limit: number };
export type Row<T> = { item: T; at: Cursor };
export type Listed<T> = { items: T[]; hasMore: boolean; loadingMore: boolean; moreFailed: boolean };

/**
 * A page of a list. Its start `after` never changes, so that an added or removed row moves no other page. `full`: a row
 * arrived for which the page has no room, so its listener extends to the start of the next page. `attempt` counts
 * retries.
 */
export type Page<T> = {
  after: Cursor | null;
  full: boolean;
  attempt: number;
  live: Live<Row<T>[]>;
};

function pageBelow<T>(after: Cursor | null): Page<T> {
  return { after, full: false, attempt: 0, live: { state: "loading" } };
}

/** A list before its first answer. */
export function newList<T>(): Page<T>[] {
  return [pageBelow(null)];
}

/** The range of a page's listener. */
export function rangeOf<T>(pages: readonly Page<T>[], page: Page<T>, size: number): Range {
  const next = pages[pages.indexOf(page) + 1];
  return page.full
    ? { after: page.after, until: next?.after ?? null, limit: limits.listRequest.max }
    : { after: page.after, until: null, limit: size };
}

/** Which rows a list begins with. */
export type First = "newest" | "oldest";

function isAbove(a: Cursor, b: Cursor, first: First): boolean {
  const [upper, lower] = first === "newest" ? [a, b] : [b, a];
  const order = upper.seconds - lower.seconds || upper.nanoseconds - lower.nanoseconds;
  return order === 0 ? upper.id > lower.id : order > 0;
}

/** The end of a page, if there may be rows below; also null while unknown. */
function endOf<T>({ live, full }: Page<T>, size: number): Cursor | null {
  const most = full ? limits.listRequest.max : size;
  return live.state === "ready" && live.value.length >= most ? live.value.at(-1)!.at : null;
}

/**
 * The pages after an answer to one of them. If rows pushed off it are not on the next page either, it becomes full; a
 * full page is divided.
 */
export function afterHearing<T>(
  pages: readonly Page<T>[],
  page: Page<T>,
  live: Live<Row<T>[]>,
  size: number,
  first: First,
): Page<T>[] {
  const at = pages.indexOf(page);
  const heard = { ...page, live };
  const end = endOf(heard, size);
  const next = pages[at + 1]?.after;
  const loses = end !== null && next && isAbove(end, next, first);
  if (!loses) return pages.with(at, heard);
  // The shown rows stay until the missing ones have arrived.
  if (!page.full) return pages.with(at, { ...page, full: true });
  const rows = live.state === "ready" ? live.value : [];
  const lower = { ...page, after: rows[size - 1]?.at ?? end };
  return pages.toSpliced(at, 1, heard, lower);
}

function isReady<T>({ live }: Page<T>): boolean {
  return live.state === "ready";
}

/**
 * The pages after a request for more: a failed page is read again, else another begins below the last. While a page is
 * loading, nothing changes.
 */
export function afterAsking<T>(pages: Page<T>[], size: number): Page<T>[] {
  const stuck = pages.find((page) => !isReady(page));
  if (stuck?.live.state === "failed") {
    const again = { ...stuck, attempt: stuck.attempt + 1, live: { state: "loading" } as const };
    return pages.with(pages.indexOf(stuck), again);
  }
  const end = endOf(pages.at(-1)!, size);
  return stuck || end === null ? pages : [...pages, pageBelow<T>(end)];
}

/** The shown rows: down to the first page without an answer. */
export function listed<T>(pages: readonly Page<T>[], size: number): Live<Listed<T>> {
  const first = pages[0]!.live;
  if (first.state !== "ready") return first;
  const stuck = pages.find((page) => !isReady(page));
  const shown = stuck ? pages.slice(0, pages.indexOf(stuck)) : pages;
  // While a row moves between two pages both may contain it: the upper one is right.
  const items = new Map<string, T>();
  for (const { live } of shown)
    for (const { item, at } of live.state === "ready" ? live.value : [])
      if (!items.has(at.id)) items.set(at.id, item);
  return {
    state: "ready",
    value: {
      items: [...items.values()],
      hasMore: stuck !== undefined || endOf(pages.at(-1)!, size) !== null,
      loadingMore: stuck?.live.state === "loading",
      moreFailed: stuck?.live.state === "failed",
    },
  };
}
