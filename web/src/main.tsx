import "./olderBrowsers.ts";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type RouteObject, RouterProvider } from "react-router-dom";
import { App } from "./app/App.tsx";
import { fetchAhead } from "./app/fetchAhead.ts";
import { type FocusTrail, trailOf } from "./app/focusTrail.ts";
import { loadRoutes } from "./app/loadRoutes.ts";
import { sheetLoaded } from "./app/sheetLoaded.ts";
import { siteRoute } from "./app/Site.tsx";
import { siteRouter } from "./app/siteRouter.ts";
import { siteRoutes } from "./app/siteRoutes.tsx";
import { noteError, watchErrors } from "./app/watchErrors.ts";
import { whenQuiet } from "./app/whenQuiet.ts";
import { isUnanswered, keptPage, type ServedPage, servedPage } from "./data/visitor/servedPage.ts";
import { renderAnew } from "./renderAnew.ts";

declare global {
  /** Of a rendered page, until its code runs (web/build/startCode.js). */
  // oxlint-disable-next-line no-var -- only a var declares a property of the window
  var heldActs: { fetchCode: () => void; fail: () => void; done: () => void } | undefined;
}

watchErrors();
// Of a page whose data cannot be fetched nothing changes; it says so, as if its code had failed.
await servedPage().then(start, () => globalThis.heldActs?.fail());

/** Runs the site on the document: `served` is what the page is rendered from, null in the plain shell. */
async function start(served: ServedPage | null): Promise<void> {
  const kept = keptPage();
  const { pathname } = window.location;
  const root = document.getElementById("root")!;
  // Offline its code is on the device: the service worker cached it for this page.
  const unseen = isUnanswered(served, pathname)
    ? [(await import("./app/public/unseenRoute.tsx")).unseenRoute(pathname)]
    : [];
  const routes = [siteRoute([...unseen, ...siteRoutes])];
  const isRendered = served !== null && kept === null && (await isLoaded(routes));
  const site = siteOf(routes, served?.first ?? null, isRendered);
  let held: HTMLElement[] = [];
  if (!isRendered) createRoot(root).render(site);
  // As a transition, in slices, so that people can scroll and touch in between.
  else if (served.isShown) startTransition(() => void hydrateRoot(root, site));
  else held = renderAnew(root, site);
  // React listens from here on, and hydrates first what is pressed.
  globalThis.heldActs?.done();
  // It knows the buttons of before only.
  for (const button of held) button.click();
  startLater(routes);
}

/** Waits for a rendered page's code and style sheet. False if the code fails to load: the page says so itself. */
async function isLoaded(routes: RouteObject[]): Promise<boolean> {
  const code = loadRoutes(routes, window.location.pathname).then(
    () => true,
    () => false,
  );
  const [loaded] = await Promise.all([code, sheetLoaded()]);
  return loaded;
}

/** `isRendered`: whether the server rendered it. */
function siteOf(routes: RouteObject[], first: FirstPage | null, isRendered: boolean): ReactNode {
  return (
    <StrictMode>
      <App first={first}>
        <RouterProvider
          router={siteRouter(routes, isRendered)}
          onError={(error) => noteError({ error })}
        />
      </App>
    </StrictMode>
  );
}

/** Starts what can wait until the page has been touched or is idle. */
function startLater(routes: RouteObject[]): void {
  fetchAhead(routes);
  let touched: FocusTrail = [];
  const followFocus = () =>
    void import("./app/keepFocus.ts").then(
      ({ keepFocus }) => keepFocus(touched),
      () => null,
    );
  whenQuiet(followFocus);
  const noteTouch = ({ target }: Event) => {
    touched = trailOf(target as Node);
    followFocus();
  };
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, noteTouch, { once: true });
  if (import.meta.env.PROD)
    whenQuiet(
      () =>
        void import("./app/siteWorker.ts").then(
          ({ startSiteWorker }) => startSiteWorker(),
          () => null,
        ),
    );
}
