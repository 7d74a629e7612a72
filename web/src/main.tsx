import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { App } from "./app/App.tsx";
import { fetchAhead } from "./app/fetchAhead.ts";
import { type FocusTrail, trailOf } from "./app/focusTrail.ts";
import { loadRoutes } from "./app/loadRoutes.ts";
import { siteRoute } from "./app/Site.tsx";
import { siteRouter } from "./app/siteRouter.ts";
import { siteRoutes } from "./app/siteRoutes.tsx";
import { noteError, watchErrors } from "./app/watchErrors.ts";
import { whenQuiet } from "./app/whenQuiet.ts";
import { keptPage, servedPage } from "./data/visitor/servedPage.ts";

declare global {
  /** Of a rendered page, until its code runs (web/build/startCode.js). */
  // oxlint-disable-next-line no-var -- only a var declares a property of the window
  var heldActs: { fetchCode: () => void; done: () => void } | undefined;
}

watchErrors();
const first = servedPage();
const kept = keptPage();
const root = document.getElementById("root")!;
// Its code is on the device: the service worker cached it for this page.
const unseen =
  kept === "unseen"
    ? [(await import("./app/public/unseenRoute.tsx")).unseenRoute(window.location.pathname)]
    : [];
const routes = [siteRoute([...unseen, ...siteRoutes])];

/** The site. `rendered`: as the server rendered it. */
function site(rendered: boolean): ReactNode {
  return (
    <StrictMode>
      <App first={first}>
        <RouterProvider
          router={siteRouter(routes, rendered)}
          onError={(error) => noteError({ error })}
        />
      </App>
    </StrictMode>
  );
}

const canHydrate =
  first !== null &&
  kept === null &&
  (await loadRoutes(routes, window.location.pathname).then(
    () => true,
    () => false, // The page says so itself.
  ));
if (canHydrate) {
  const rendered = site(true);
  // As a transition, in slices, so that people can scroll and touch in between.
  startTransition(() => void hydrateRoot(root, rendered));
} else {
  createRoot(root).render(site(false));
}
// React listens from here on, and hydrates first what is pressed.
globalThis.heldActs?.done();

fetchAhead(routes);
let touched: FocusTrail = [];
const followFocus = () =>
  void import("./app/keepFocus.ts").then(
    ({ keepFocus }) => keepFocus(touched),
    () => null,
  );
// Focus and touch handling can wait until the page has been touched or is idle.
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
