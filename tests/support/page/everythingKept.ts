import type { Page } from "@playwright/test";

/** All that the page's site stores in this browser, as one text: cookies, both storages, IndexedDB, caches. */
export async function everythingKept(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const rest = await page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all(
          (await cache.keys()).map(async (request) => [
            request.url,
            await (await cache.match(request))?.text(),
          ]),
        );
        return [name, answers];
      }),
    );
    return {
      session: { ...sessionStorage },
      cached,
      cookie: document.cookie,
      history: history.state as unknown,
    };
  });
  return JSON.stringify({ cookies, origins, ...rest });
}
