import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { App } from "./app/App.tsx";
import { renderedRoutes } from "./app/public/publicRoutes.tsx";
import { siteRoute } from "./app/Site.tsx";
import { usedStyles } from "./usedStyles.ts";

const site = createStaticHandler([siteRoute([renderedRoutes])]);

/** The most that are kept; a page has about a hundred. */
const keptSheets = 2_000;

/** The style sheets of all pages so far; a page takes what it uses, and the next one does not make them again. */
let cache = newCache();

function newCache(): ReturnType<typeof createCache> {
  // Without vendor prefixes, which supported browsers do not need.
  const made = createCache({ key: "css", stylisPlugins: [] });
  // Sheets go to the head and not between the elements.
  made.compat = true;
  return made;
}

/**
 * The page at an address, rendered from its data; `stylesFor` gives the rules of a sheet and of the page's components
 * that a document uses. Throws if a part of the page fails.
 */
export async function renderPage(
  address: string,
  first: FirstPage,
): Promise<{ html: string; stylesFor: (document: string, sheet: string) => string }> {
  const matched = await matchedAt(address);
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App first={first}>
          <StaticRouterProvider
            router={createStaticRouter(site.dataRoutes, matched)}
            context={matched}
            // The routes load no data, and the Content-Security-Policy refuses the script that would bring it.
            hydrate={false}
          />
        </App>
      </CacheProvider>
    </StrictMode>,
  );
  const sheets = sheetsOf(cache);
  if (sheets.length > keptSheets) cache = newCache();
  return { html, stylesFor: (document, sheet) => usedStyles([sheet, ...sheets], document) };
}

/** The routes at an address, with their code. Throws if that cannot be loaded. */
async function matchedAt(address: string): Promise<StaticHandlerContext> {
  // Only the path and what follows it count.
  const matched = await site.query(new Request(`http://localhost${address}`));
  if (matched instanceof Response) throw new Error(`${address} answers with ${matched.status}`);
  const [error] = Object.values(matched.errors ?? {});
  if (error !== undefined) throw error as Error;
  return matched;
}

/**
 * The style sheets of the pages so far: global ones, then those of components. They do not bear the names by which
 * Emotion would take them over: the browser's code inserts its own, because the page has only the rules that apply
 * before (usedStyles).
 */
function sheetsOf({ key, inserted, registered }: ReturnType<typeof createCache>): string[] {
  const isComponent = (id: string) => registered[`${key}-${id}`] !== undefined;
  const sheets = Object.entries(inserted).filter(
    (sheet): sheet is [string, string] => typeof sheet[1] === "string",
  );
  return [
    ...sheets.filter(([id]) => !isComponent(id)),
    ...sheets.filter(([id]) => isComponent(id)),
  ].map(([, css]) => css);
}
