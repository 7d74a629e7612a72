import type { RouteObject } from "react-router-dom";
import { UnseenPage } from "../../features/jobs/UnseenPage.tsx";
import { publicLayout } from "./publicRoutes.tsx";

/** The page at this one address, which there is no network to fetch; every other address is what it always was. */
export function unseenRoute(pathname: string): RouteObject {
  const place = pathname === "/" ? { index: true as const } : { path: pathname };
  return { element: publicLayout, children: [{ ...place, element: <UnseenPage /> }] };
}
