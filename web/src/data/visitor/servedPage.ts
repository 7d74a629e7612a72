import {
  type FirstPage,
  type PageData,
  parseFirstPage,
} from "@vagas/functions/domain/site/firstPage";
import { shortAddressPart } from "@vagas/functions/domain/site/paths";
import { createContext, use, useEffect, useState } from "react";
import { firstPageId, keptMark } from "./seenPagesCache.ts";
import { useReturn } from "./useReturn.ts";

/** The data the server rendered the present page from; null after navigation, and without any. */
export const FirstPageContext = createContext<FirstPage | null>(null);

/** How old it may be and still replace a read, because caches and browsers may keep a page. */
const freshMs = 120_000;

/** `isShown`: whether the page shows this data; the board may have changed since it was rendered. */
export type ServedPage = { first: FirstPage; isShown: boolean };

/**
 * The data of the document's page; null in the plain shell. The service worker writes the data into its pages, the
 * server into the form's; of others it is fetched, which throws if it fails.
 */
export async function servedPage(): Promise<ServedPage | null> {
  const json = document.getElementById(firstPageId)?.textContent;
  if (json) return { first: parseFirstPage(json), isShown: true };
  const link = document.querySelector<HTMLLinkElement>("link#page-data");
  if (!link) return null;
  const { version, ...first } = parseFirstPage(await fetched(link.href)) as PageData;
  return version === new URL(link.href).searchParams.get("v")
    ? { first: { ...first, now: new Date(link.dataset["now"] ?? "") }, isShown: true }
    : { first, isShown: false };
}

/** The text at an address; throws if the request fails. */
export async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Set if the service worker answered instead of the server: with a page as last seen, or for one never seen. */
export function keptPage(): "seen" | "unseen" | null {
  const mark = document.documentElement.getAttribute(keptMark);
  return mark === "seen" || mark === "unseen" ? mark : null;
}

/**
 * Whether neither the server nor this device could give the page at a path: one never seen, or that of a short address,
 * whose job only the server knows.
 */
export function isUnanswered(served: ServedPage | null, pathname: string): boolean {
  return keptPage() === "unseen" || (served === null && shortAddressPart(pathname) !== null);
}

/** Whether the page's data is as good as just read. */
export function isFresh(first: FirstPage): boolean {
  return Math.abs(Date.now() - first.now.getTime()) < freshMs;
}

/** The data of one kind of page, while it is the rendered one on screen. */
export function useFirstPage<Kind extends FirstPage["page"]>(
  kind: Kind,
): Extract<FirstPage, { page: Kind }> | null {
  const first = use(FirstPageContext);
  return first?.page === kind ? (first as Extract<FirstPage, { page: Kind }>) : null;
}

/**
 * The time for a page: that of its rendering, so that server and browser agree, unless a cache kept it for long. Moves
 * to the present when somebody returns to the page.
 */
export function useLookedAt(): Date {
  const first = use(FirstPageContext);
  const [now, setNow] = useState(() => first?.now ?? new Date());
  useEffect(() => {
    if (first && !isFresh(first)) setNow(new Date());
  }, [first]);
  useReturn(() => setNow(new Date()));
  return now;
}
