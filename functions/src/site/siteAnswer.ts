import { inLowerCase } from "./inLowerCase.ts";

/** A function's answer to a request for a public page. */
export type SiteAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

/**
 * Cache times, by what an answer depends on. The CDN expires answers by age only, and a decision must be visible
 * within a minute: `decided` takes half of that, the decision's triggers get the rest. What is made `nightly` may be ten
 * minutes old.
 */
export const cacheControl = {
  decided: "public, max-age=0, s-maxage=30",
  nightly: "public, max-age=600, s-maxage=600",
  missing: "public, max-age=0, s-maxage=10",
  deployed: "public, max-age=3600, s-maxage=86400",
  versioned: "public, max-age=31536000, immutable",
} as const;

/** The headers of a failure: not cached, to be retried after half a minute. */
export const retryLater = { "Cache-Control": "no-store", "Retry-After": "30" } as const;

/** Tells machines that there is no answer now, and why. */
export function plainLater(text: string): SiteAnswer {
  const answer = plainAnswer(503, text, retryLater["Cache-Control"]);
  return { ...answer, headers: { ...answer.headers, ...retryLater } };
}

/**
 * Leads to a page's one address; null for that one. It has no trailing slash, one leading slash, because two would name a
 * host, and no capitals except an id's.
 */
export function toOneAddress(pathname: string, search: string): SiteAnswer | null {
  const bare = pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/g, "")}` : pathname;
  const one = inLowerCase(bare) ?? bare;
  if (one === pathname) return null;
  return {
    status: 301,
    headers: { Location: `${one}${search}`, "Cache-Control": cacheControl.decided },
    body: "",
  };
}

/** A short answer in plain text, for machines. */
export function plainAnswer(status: number, text: string, cache: string): SiteAnswer {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cache },
    body: `${text}\n`,
  };
}

/** Data of a list for the site's own pages, as JSON. */
export function listAnswer(data: object): SiteAnswer {
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheControl.decided,
      "X-Robots-Tag": "noindex",
    },
    body: JSON.stringify(data),
  };
}
