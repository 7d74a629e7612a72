import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Routes whose `lazy` gives their component, as a router without loaders takes them; code is fetched when first opened. */
export function lazyRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy: load, ...rest } = route;
    const children = route.children ? { children: lazyRoutes(route.children) } : null;
    if (typeof load !== 'function') return { ...rest, ...children } as RouteObject;
    const Page = lazy(async () => ({ default: (await load()).Component as ComponentType }));
    return { ...rest, ...children, element: <Page /> } as RouteObject;
  });
}
