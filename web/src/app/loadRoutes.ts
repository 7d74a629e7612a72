import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the code of the routes at a path into them. A page can only be hydrated with its code, and a link's page opens
 * faster with it. Throws if a file cannot be loaded.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === "function")
        Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
