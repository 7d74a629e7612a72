import type { RouteObject } from "react-router-dom";
import { preloadPage } from "./lazyRoutes.tsx";

/**
 * Fetches the code of the page a link leads to as soon as a finger touches it, a tenth of a second or two before the page
 * is asked for. What it shows needs no fetching: a list has its jobs.
 */
export function fetchAhead(routes: RouteObject[]): void {
  addEventListener("pointerdown", ({ target }) => {
    const link = (target as Element).closest("a");
    // What cannot be had now the page asks for again, and says so.
    if (link?.origin === window.location.origin)
      preloadPage(routes, link.pathname).catch(() => null);
  });
}
