import { Suspense, use, useState } from "react";
import { Outlet, type RouteObject, ScrollRestoration, useLocation } from "react-router-dom";
import { FirstPageContext } from "../data/visitor/servedPage.ts";
import { FailedPage } from "./FailedPage.tsx";
import { Splash } from "./Splash.tsx";
import { useComing } from "./useComing.ts";
import { useHeadingFocus } from "./useHeadingFocus.ts";

/** The id of the route that all others are below. */
export const siteId = "site";

/** The route of the whole site, in the browser as on the server; a page's code is loaded when it is first opened. */
export function siteRoute(children: RouteObject[]): RouteObject {
  return {
    id: siteId,
    Component: Site,
    HydrateFallback: Splash,
    ErrorBoundary: FailedPage,
    children,
  };
}

function Site() {
  useHeadingFocus();
  useComing();
  return (
    <FirstPageContext value={useFirst()}>
      <ScrollRestoration />
      <Suspense fallback={<Splash />}>
        <Outlet />
      </Suspense>
    </FirstPageContext>
  );
}

/** The served page's data, until another address is opened. */
function useFirst() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const served = use(FirstPageContext);
  const [shown, setShown] = useState({ address, first: served });
  if (shown.address !== address) setShown({ address, first: null });
  return shown.first;
}
