import { shortAddressPart } from "@vagas/functions/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { UnseenPage } from "../../features/jobs/UnseenPage.tsx";
import { publicLayout } from "./publicRoutes.tsx";

/** The page at this one address, which cannot be fetched now; other addresses are unchanged. */
export function unseenRoute(pathname: string): RouteObject {
  const place = pathname === "/" ? { index: true as const } : { path: pathname };
  return {
    ...publicLayout,
    children: [{ ...place, element: <UnseenPage isShort={shortAddressPart(pathname) !== null} /> }],
  };
}
