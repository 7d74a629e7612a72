import { createBrowserRouter, createPath, type RouteObject } from "react-router-dom";
import { afterDialogs, startDialogHistory } from "../ui/page/dialogHistory.ts";
import { siteId } from "./Site.tsx";

type Router = ReturnType<typeof createBrowserRouter>;
type Open = (to: Parameters<Router["navigate"]>[0] | number, options?: object) => Promise<void>;

/**
 * The browser's router. `rendered`: the server has rendered the first page, and its code has loaded; nothing is left to
 * load, and its scroll position stays.
 */
export function siteRouter(routes: RouteObject[], rendered: boolean): Router {
  nameEntry();
  startDialogHistory();
  const router = createBrowserRouter(
    routes,
    rendered ? { hydrationData: { loaderData: { [siteId]: null } } } : {},
  );
  // A middleware could wait for the dialogs too, but makes every step asynchronous: a ticked box would be reset first.
  const open = router.navigate.bind(router) as Open;
  router.navigate = (to: Parameters<Open>[0], options?: object) =>
    afterDialogs(() => {
      // A link pressed again before React has shown its page, which is open then.
      const isOpen = to === createPath(router.state.location);
      return open(to, isOpen ? { ...options, replace: true } : options);
    });
  return router;
}

/** Each full load has its own entry, as links have, so that scroll positions are never mixed up. */
function nameEntry() {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}
