import { paths } from "@vagas/functions/domain/site/paths";

// What the pages and the service worker agree on.

/** The cache that keeps what was seen; another number when FirstPage changes its shape, so that nothing old is read as new. */
export const seenPagesCache = "vagas-seen-1";

/** The id of the script element that carries what a page is made of. */
export const firstPageId = "first-page";

/** Set on the document by the service worker: 'seen' comes from this device, 'unseen' was never on it. */
export const keptMark = "data-kept";

/** Whether what a path shows may be kept on the device: the three public pages that come rendered, and no other. */
export function isKeptPath(pathname: string): boolean {
  return (
    pathname === paths.home ||
    pathname === paths.jobs ||
    /^\/vagas\/[A-Za-z0-9-]{1,80}$/.test(pathname)
  );
}

/** The one address under which a page is kept: only of a list the query matters. */
export function seenAddress(pathname: string, query: string): string {
  const filters = pathname === paths.jobs ? new URLSearchParams(query).toString() : "";
  return filters === "" ? pathname : `${pathname}?${filters}`;
}
