import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/App.tsx";
import { lazyRoutes, preloadPage } from "./app/lazyRoutes.tsx";
import { renderedRoutes } from "./app/public/publicRoutes.tsx";
import { renderedRouter } from "./app/renderedRouter.tsx";

const routes = lazyRoutes([renderedRoutes]);

/** The styles of one element of the head, and their names. */
export type RenderedStyle = { name: string; css: string };

/** The page at an address, rendered from its data, with only the styles it uses. Throws if a part of it fails. */
export async function renderPage(
  address: string,
  first: FirstPage,
): Promise<{ html: string; styles: RenderedStyle[] }> {
  await preloadPage(routes, address.split(/[?#]/, 1)[0]!);
  // This request's own cache, so that styles go to the head and not between the elements; without vendor prefixes, a
  // tenth of the page, which supported browsers do not need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App routes={routes} first={first} Router={renderedRouter(address)} />
      </CacheProvider>
    </StrictMode>,
  );
  return { html, styles: stylesOf(cache) };
}

/** Global styles, one element each, then those of all components in one: the form in which Emotion hydrates them. */
function stylesOf({ key, inserted, registered }: ReturnType<typeof createCache>): RenderedStyle[] {
  const all = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === "string" ? [{ id, css }] : [],
  );
  const isPart = ({ id }: { id: string }) => registered[`${key}-${id}`] !== undefined;
  const parts = all.filter(isPart);
  return [
    ...all
      .filter((style) => !isPart(style))
      .map(({ id, css }) => ({ name: `${key}-global ${id}`, css })),
    {
      name: `${key} ${parts.map(({ id }) => id).join(" ")}`,
      css: parts.map(({ css }) => css).join(""),
    },
  ];
}
