import { type ComponentType, lazy, useState } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";

type Preload = () => Promise<void>;

/**
 * Routes whose `lazy` loads their component, for a router without loaders; code is fetched when first opened, or
 * earlier by `preloadPage`.
 */
export function lazyRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy: load, ...rest } = route;
    const children = route.children ? { children: lazyRoutes(route.children) } : null;
    if (typeof load !== "function") return { ...rest, ...children } as RouteObject;
    const { Page, preload } = lazyPage(async () => (await load()).Component as ComponentType);
    return { ...rest, ...children, element: <Page />, handle: preload } as RouteObject;
  });
}

function lazyPage(load: () => Promise<ComponentType>): { Page: ComponentType; preload: Preload } {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  function Page() {
    // Chosen once: another component in its place would lose its state.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Chosen />;
  }
  return {
    Page,
    preload: async () => {
      loaded ??= await load();
    },
  };
}

/** Fetches the code of the page at a path before it is first shown. Throws if that fails. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const preloads = (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ route }) => (route.handle as Preload | undefined) ?? [],
  );
  await Promise.all(preloads.map((preload) => preload()));
}
