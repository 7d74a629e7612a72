import {
  type ListNews,
  type NewsJob,
  settledMinutes,
} from "@vagas/functions/domain/alert/listNews";
import { limits } from "@vagas/functions/domain/limits";
import { listNewsPath } from "@vagas/functions/domain/site/paths";
import { createDeviceList } from "../../state/createDeviceList.ts";
import { fetched } from "./servedPage.ts";

/** A search that this device follows. Times are the server's, in milliseconds: clocks of phones may be wrong. */
export type FollowedSearch = {
  /** The list's address, as `alertList` writes it. */
  list: string;
  /** When the visit before this one ended. */
  since: number;
  /** The jobs that were seen by then. */
  seen: string[];
  /** The last answer about the list; null: none yet. */
  last: ListNews | null;
};

/** Also in web/build/startCode.js and features/home/LaterFollowedSearches.tsx. */
export const followedKey = "vagas-followed";

/** A visit ends when the home page was not opened for so long. */
const visitMs = 4 * 60 * 60 * 1000;

function isFollowed(kept: unknown): kept is FollowedSearch {
  const { list, since, seen } = (kept ?? {}) as Partial<Record<keyof FollowedSearch, unknown>>;
  return typeof list === "string" && typeof since === "number" && Array.isArray(seen);
}

const followed = createDeviceList(followedKey, isFollowed);

/** The searches that this device follows, in the order in which that began. */
export const followedSearches = followed.read;

/** The same, live in every tab; none in a rendered page until hydration. */
export const useFollowedSearches = followed.useEntries;

/** What is new in a list; throws if that cannot be read. */
export async function readListNews(list: string): Promise<ListNews> {
  const address = list === "" ? listNewsPath : `${listNewsPath}?${list}`;
  return JSON.parse(await fetched(address)) as ListNews;
}

/** 'full': the device follows as many as it may; 'barred': it stores nothing. */
export type Following = "followed" | "full" | "barred";

/** Follows a list from now on. */
export function follow(list: string): Following {
  const searches = followedSearches();
  if (searches.some((search) => search.list === list)) return "followed";
  if (searches.length >= limits.followed.searches) return "full";
  // The device's clock, until the server has said its time.
  const begun = { list, since: Date.now(), seen: [], last: null };
  return followed.write([...searches, begun]) ? "followed" : "barred";
}

/** Ends a following; returns what takes that back. */
export function unfollow(list: string): () => void {
  const before = followedSearches();
  const place = before.findIndex((search) => search.list === list);
  followed.write(before.filter((search) => search.list !== list));
  return () => {
    const searches = followedSearches();
    const isBack = place < 0 || searches.some((search) => search.list === list);
    if (!isBack && searches.length < limits.followed.searches)
      followed.write([...searches.slice(0, place), before[place]!, ...searches.slice(place)]);
  };
}

/** Notes an answer about a list. `isSeen`: the person has just looked at the list. */
export function noteNews(list: string, news: ListNews, isSeen = false): void {
  const noted = (search: FollowedSearch) =>
    isSeen ? begunWith(search, news) : visited(search, news);
  followed.write(
    followedSearches().map((search) => (search.list === list ? noted(search) : search)),
  );
}

const idsOf = ({ jobs }: ListNews) => jobs.map(({ id }) => id);

function begunWith(search: FollowedSearch, news: ListNews): FollowedSearch {
  return { ...search, since: news.at, seen: idsOf(news), last: news };
}

/**
 * A search after an answer. What is new stays so until the next visit: reloading, or opening the list, loses nothing.
 */
export function visited(search: FollowedSearch, news: ListNews): FollowedSearch {
  const { last } = search;
  if (last !== null && news.at - last.at > visitMs)
    return { ...search, since: last.at, seen: idsOf(last), last: news };
  return { ...search, since: Math.min(search.since, news.at), last: news };
}

/** Whether what is known of a search counts for this visit, by the device's clock. */
export function isOfThisVisit({ last }: FollowedSearch, now = Date.now()): boolean {
  return last !== null && Math.abs(now - last.at) < visitMs;
}

/**
 * The jobs of a search that came since the visit before, newest first; at most `limits.followed.jobs` and one. Work of a day
 * that was seen by then comes again with another day.
 */
export function newsSince({ since, seen, last }: FollowedSearch): NewsJob[] {
  const settled = since - settledMinutes * 60 * 1000;
  return (last?.jobs ?? []).filter(
    ({ id, at }) => at > since || (at > settled && !seen.includes(id)),
  );
}
