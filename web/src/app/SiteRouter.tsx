import type { FirstPage } from "@vagas/functions/domain/firstPage";
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import {
  type Location,
  type Navigator,
  type NavigationType,
  type To,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router-dom";
import { FirstPageContext } from "../data/visitor/firstPage.ts";
import { isHeld } from "../ui/page/leaveGuard.ts";

type Place = { action: NavigationType; location: Location };
/** `first`: what the page came with, until people go on from it. */
type Shown = Place & { first: FirstPage | null };
type Update = Place & { delta: number | null };

/** The path an address leads to from here. */
function pathnameOf(to: To): string {
  const href = typeof to === "string" ? to : (to.pathname ?? "");
  return href === "" ? window.location.pathname : new URL(href, window.location.href).pathname;
}

/**
 * The browser's history as a router, a third of the bytes of the one with loaders. A page with unsaved work is asked
 * before another one is opened (leaveGuard); the page that was there stays until the next one's code has come.
 */
export function SiteRouter({ first, children }: { first: FirstPage | null; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [place, setPlace] = useState<Shown>({
    action: history.action,
    location: history.location,
    first,
  });

  useLayoutEffect(() => {
    let undoing = false;
    return history.listen((update) => {
      const { action, location, delta } = update as unknown as Update;
      if (undoing) {
        undoing = false;
        return;
      }
      if (
        action === "POP" &&
        delta &&
        location.pathname !== place.location.pathname &&
        isHeld(() => history.go(delta))
      ) {
        undoing = true;
        history.go(-delta);
        return;
      }
      // On one page the address is what boxes and lists show: React would put a ticked box back until a transition ends.
      if (location.pathname === place.location.pathname)
        setPlace({
          action,
          location,
          first: location.search === place.location.search ? place.first : null,
        });
      else startTransition(() => setPlace({ action, location, first: null }));
    });
  }, [history, place]);

  const navigator = useMemo<Navigator>(() => {
    const unlessHeld = (to: To, go: () => void) => {
      if (pathnameOf(to) === window.location.pathname || !isHeld(go)) go();
    };
    return {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => unlessHeld(to, () => history.push(to, state)),
      replace: (to, state) => unlessHeld(to, () => history.replace(to, state)),
    };
  }, [history]);

  return (
    <FirstPageContext value={place.first}>
      <Router location={place.location} navigationType={place.action} navigator={navigator}>
        {children}
      </Router>
    </FirstPageContext>
  );
}
