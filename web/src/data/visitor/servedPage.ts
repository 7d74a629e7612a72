import { type FirstPage, parseFirstPage } from "@vagas/functions/domain/site/firstPage";
import { createContext, use, useEffect, useState } from "react";
import { firstPageId, keptMark } from "./seenPagesCache.ts";

/** What the page at hand was rendered from by the server; null on pages that people went on to, and where none was. */
export const FirstPageContext = createContext<FirstPage | null>(null);

/** How old it may be and still stand for the database: caches on the way may keep a page, and so do browsers. */
const freshMs = 120_000;

/** What came with the document; null when the plain shell came. */
export function servedPage(): FirstPage | null {
  const json = document.getElementById(firstPageId)?.textContent;
  return json ? parseFirstPage(json) : null;
}

/** Set where the service worker answered in the server's place: with a page as it was seen last, or for one never seen. */
export function keptPage(): "seen" | "unseen" | null {
  const mark = document.documentElement.getAttribute(keptMark);
  return mark === "seen" || mark === "unseen" ? mark : null;
}

/** Whether what came with the page is as good as read just now. */
export function isFresh(first: FirstPage): boolean {
  return Math.abs(Date.now() - first.now.getTime()) < freshMs;
}

/** The data of one kind of page, while it is the rendered one that people look at. */
export function useFirstPage<Kind extends FirstPage["page"]>(
  kind: Kind,
): Extract<FirstPage, { page: Kind }> | null {
  const first = use(FirstPageContext);
  return first?.page === kind ? (first as Extract<FirstPage, { page: Kind }>) : null;
}

/** The instant a page is looked at: that of its rendering, so that both say the same, unless a cache kept it for long. */
export function useLookedAt(): Date {
  const first = use(FirstPageContext);
  const [now, setNow] = useState(() => first?.now ?? new Date());
  useEffect(() => {
    if (first && !isFresh(first)) setNow(new Date());
  }, [first]);
  return now;
}
