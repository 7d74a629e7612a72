/** What a function answers a request for a public page with. */
export type SiteAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

/**
 * How long an answer may be kept, by what it depends on. The CDN drops answers by age alone, and a decision has to be
 * visible within a minute: `decided` takes half of that, the triggers that carry a decision out get the rest.
 */
export const cacheControl = {
  decided: "public, max-age=0, s-maxage=30",
  missing: "public, max-age=0, s-maxage=10",
  deployed: "public, max-age=3600, s-maxage=86400",
  versioned: "public, max-age=31536000, immutable",
} as const;

/** The headers of what could not be answered: kept by nobody, to be asked for again after half a minute. */
export const retryLater = { "Cache-Control": "no-store", "Retry-After": "30" } as const;

/** That machines get no answer now, and why. */
export function plainLater(text: string): SiteAnswer {
  const answer = plainAnswer(503, text, retryLater["Cache-Control"]);
  return { ...answer, headers: { ...answer.headers, ...retryLater } };
}

/** The one address of a page is that without a slash at its end; of slashes at its beginning one is kept, as two would name a host. */
export function withoutLastSlash(pathname: string, search: string): SiteAnswer | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  return {
    status: 301,
    headers: {
      Location: `/${pathname.replace(/^\/+|\/+$/g, "")}${search}`,
      "Cache-Control": cacheControl.decided,
    },
    body: "",
  };
}

/** A short answer in plain text, for what only machines ask for. */
export function plainAnswer(status: number, text: string, cache: string): SiteAnswer {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cache },
    body: `${text}\n`,
  };
}
