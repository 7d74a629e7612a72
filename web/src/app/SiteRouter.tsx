import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import {
  type Location,
  type Navigator,
  type NavigationType,
  type To,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router-dom";
import { FirstPageContext } from "../data/visitor/servedPage.ts";
import { isHeld, isHolding } from "../ui/page/leaveGuard.ts";
import { dialogs } from "../ui/page/routerSteps.ts";

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Place = { action: NavigationType; location: Location };
/** `first`: the served page's data, until the first navigation. */
type Shown = Place & { first: FirstPage | null };
type Update = Place & { delta: number | null };

/** The path that an address means here. */
function pathnameOf(to: To): string {
  const href = typeof to === "string" ? to : (to.pathname ?? "");
  return href === "" ? window.location.pathname : new URL(href, window.location.href).pathname;
}

/** Each full load has its own entry, as links have, so that scroll positions are never mixed up. */
function nameEntry() {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

/** The browser's history. A dialog's own entries are left when the page is reloaded at one of them. */
function useHistory(): BrowserHistory {
  const [history] = useState(() => {
    nameEntry();
    return createBrowserHistory({ window, v5Compat: true });
  });
  useLayoutEffect(() => {
    // A page reloaded at a dialog's entry: the dialog is gone.
    const { layers = 0 } = (window.history.state ?? {}) as { layers?: number };
    if (layers) history.go(-layers);
  }, [history]);
  return history;
}

/** The shown place. A page with unsaved work is asked before the back or the forward button opens another one. */
function usePlace(history: BrowserHistory, first: FirstPage | null): Shown {
  const [place, setPlace] = useState<Shown>({
    action: history.action,
    location: history.location,
    first,
  });
  useLayoutEffect(() => {
    let ask: (() => void) | null = null;
    return history.listen((update) => {
      const { action, location, delta } = update as unknown as Update;
      const samePage = location.pathname === place.location.pathname;
      if (ask) {
        const asked = ask;
        ask = null;
        asked();
        return;
      }
      if (action === "POP" && dialogs.tookStep(samePage)) return;
      if (action === "POP" && delta && !samePage && isHolding()) {
        // The question's own entry removes the forward entries: going forward needs a new one.
        const go = () => (delta > 0 ? history.push(location) : history.go(delta));
        ask = () => isHeld(() => dialogs.goOn(go, null)) || go();
        history.go(-delta);
        return;
      }
      // On one page, boxes and lists show the address: in a transition React would reset a ticked box until it ends.
      if (samePage)
        setPlace({
          action,
          location,
          first: location.search === place.location.search ? place.first : null,
        });
      else startTransition(() => setPlace({ action, location, first: null }));
    });
  }, [history, place]);
  return place;
}

/** Opens places by links and code, after a page with unsaved work is asked. */
function useNavigator(history: BrowserHistory): Navigator {
  return useMemo<Navigator>(() => {
    const unlessHeld = (to: To, state: unknown, open: "push" | "replace") => {
      const samePage = pathnameOf(to) === window.location.pathname;
      const go = () =>
        dialogs.goOn(
          () => history[open](to, state),
          samePage ? () => history.replace(to, state) : null,
        );
      if (samePage || !isHeld(go)) go();
    };
    return {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => dialogs.goOn(() => history.go(delta), null),
      push: (to, state) => unlessHeld(to, state, "push"),
      replace: (to, state) => unlessHeld(to, state, "replace"),
    };
  }, [history]);
}

/**
 * The browser's history as a router, a third of the bytes of the one with loaders. A page with unsaved work is asked
 * before another one opens (leaveGuard); the old page stays until the next one's code has loaded.
 */
export function SiteRouter({ first, children }: { first: FirstPage | null; children: ReactNode }) {
  const history = useHistory();
  const place = usePlace(history, first);
  const navigator = useNavigator(history);
  return (
    <FirstPageContext value={place.first}>
      <Router location={place.location} navigationType={place.action} navigator={navigator}>
        {children}
      </Router>
    </FirstPageContext>
  );
}
