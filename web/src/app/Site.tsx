import { Suspense } from "react";
import { type RouteObject, useLocation, useRoutes } from "react-router-dom";
import { PageBoundary } from "./PageBoundary.tsx";
import { Splash } from "./Splash.tsx";
import { useHeadingFocus } from "./useHeadingFocus.ts";
import { useScrollPlaces } from "./useScrollPlaces.ts";

/** Every address of the site; a page's code is loaded when it is first opened. */
export function Site({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  return (
    <PageBoundary resetKey={pathname}>
      <Suspense fallback={<Splash />}>
        <Arrival />
        {page}
      </Suspense>
    </PageBoundary>
  );
}

/** Effects on every page: restores the scroll position, and focuses the heading. */
function Arrival() {
  useScrollPlaces();
  useHeadingFocus();
  return null;
}
