import type { RouteObject } from "react-router-dom";
import { isGoodLine } from "./isGoodLine.ts";
import { loadRoutes } from "./loadRoutes.ts";

/**
 * Prefetches the code of a link's page when a finger touches it, a tenth of a second or two before the page is
 * requested. Its data needs no prefetch: a list has its jobs. On a weak line nothing is fetched that a press does not
 * ask for.
 */
export function fetchAhead(routes: RouteObject[]): void {
  addEventListener("pointerdown", ({ target }) => {
    const link = (target as Element).closest("a");
    // The page requests again what failed, and says so.
    if (link?.origin === window.location.origin && isGoodLine())
      loadRoutes(routes, link.pathname).catch(() => null);
  });
}
