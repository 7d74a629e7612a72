import { paths } from "@vagas/functions/domain/site/paths";

// Shared by the pages and the service worker.

/** The cache of seen pages; raise its number when FirstPage changes its shape, so that no old data is read as new. */
export const seenPagesCache = "vagas-seen-2";

/** Former caches, which the service worker deletes. */
export const formerSeenPages = ["vagas-seen-1"];

/** The id of the script element with the page's data. */
export const firstPageId = "first-page";

/** Set on the document by the service worker: 'seen' comes from this device, 'unseen' was never on it. */
export const keptMark = "data-kept";

/** Whether the device may store what a path shows: only the public rendered pages with jobs. */
export function isKeptPath(pathname: string): boolean {
  return (
    pathname === paths.home ||
    pathname === paths.jobs ||
    /^\/(vagas|empresas)\/[A-Za-z0-9-]{1,80}$/.test(pathname)
  );
}

/** The one address under which a page is stored: only a list's query matters. */
export function seenAddress(pathname: string, query: string): string {
  const filters = pathname === paths.jobs ? new URLSearchParams(query).toString() : "";
  return filters === "" ? pathname : `${pathname}?${filters}`;
}
