import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { fetchAhead } from "./app/fetchAhead.ts";
import { type FocusTrail, trailOf } from "./app/focusTrail.ts";
import { preloadPage } from "./app/lazyRoutes.tsx";
import { watchErrors } from "./app/watchErrors.ts";
import { SiteRouter } from "./app/SiteRouter.tsx";
import { siteRoutes } from "./app/siteRoutes.tsx";
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
const app = (
  <StrictMode>
    <App routes={[...unseen, ...siteRoutes]} first={first} Router={SiteRouter} />
  </StrictMode>
);

if (first && kept === null) {
  // Without its code the page could not be hydrated; if the network fails, the page itself says so.
  await preloadPage(siteRoutes, window.location.pathname).catch(() => null);
  // As a transition, in slices, so that people can scroll and touch in between.
  startTransition(() => void hydrateRoot(root, app));
  // React listens from here on, and hydrates first what is pressed.
  globalThis.heldActs?.done();
} else {
  createRoot(root).render(app);
}

fetchAhead(siteRoutes);
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
