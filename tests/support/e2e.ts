import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
  test as base,
} from "@playwright/test";
import { board, untilBoardIsSettled } from "./board.ts";
import { ConsoleWatch } from "./page/consoleWatch.ts";

/** The requests that pages send to the emulators; `document` reads the counts or one job. */
export const requests = {
  list: /documents:runQuery/,
  document: /documents:batchGet|\/documents\/(jobs|stats)\//,
  write: /documents:commit/,
  upload: /\/v0\/b\//,
} as const;

/** The database's answer for an empty list. */
export const emptyList = {
  json: [{ readTime: "2026-01-01T00:00:00Z" }],
  headers: { "access-control-allow-origin": "*" },
};

/** The message at the foot of the page that reports a result. */
export function notification(page: Page): Locator {
  return page.locator(".MuiSnackbar-root");
}

/** Closes a message, unless its time is over first, as it may be on a busy machine; it stays while the focus is in it. */
export async function closeMessage(message: Locator): Promise<void> {
  const close = message.getByRole("button", { name: "Fechar" });
  await expect(async () => {
    if (await close.isVisible()) {
      await close.focus({ timeout: 7_000 });
      await close.click({ timeout: 7_000 });
    }
    await expect(close).toHaveCount(0);
  }).toPass();
}

/** The console's message for a cut or refused request. */
export const lostRequest = /net::ERR_|Failed to load resource/;

/** The console's message for a page chunk that failed to load. */
export const failedImport = /dynamically imported module/;

/** The console's messages for a failed write: the browser's and the SDK's. */
export const failedWrite = /net::ERR_|Failed to load resource|@firebase\/firestore/;

/** Blocks further code: lazy chunks fail to load from here on. */
export async function loseCode(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
}

/** Holds requests until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue().catch(() => null); // The page may be closed by then.
  });
  return resolve;
}

/**
 * Serves the plain shell from here on, as when rendering failed. It loads its data itself, so a list can be seen
 * loading, or failing.
 */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route(
    /\/(vagas(\/[^/]*)?|empresas\/[^/]*|enviar-curriculo|denunciar)?(\?.*)?$/,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      return route.continue({ url: new URL("/shell.html", route.request().url()).href });
    },
  );
}

type StoredFields = Record<string, Record<string, unknown>>;
type Document = { fields: StoredFields };

/**
 * Changes the one job that a page reads, in the database's answer; values in Firestore's REST form. Pages then come
 * unrendered.
 */
export async function changeJob(page: Page, changes: StoredFields): Promise<void> {
  await withoutRendering(page);
  await page.route(requests.document, async (route: Route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ""}`;
    if (!asked.includes("/documents/jobs/")) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as Document | { found: Document }[];
    Object.assign((Array.isArray(answer) ? answer[0]!.found : answer).fields, changes);
    return route.fulfill({ response, json: answer });
  });
}

/** A phone like those in the town, and a desktop. */
export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

/** Declares the tests of `body` at both widths. */
export function onPhoneAndDesktop(body: (device: { wide: boolean }) => void): void {
  for (const viewport of Object.values(widths)) {
    test.describe(`${viewport.width} px`, () => {
      test.use({ viewport });
      body({ wide: viewport.width > 768 });
    });
  }
}

/**
 * A rendered page fetches its code at the first act that needs it: from here on, `goto` and `reload` fetch it and wait
 * for hydration.
 */
function waitForCode(context: BrowserContext): void {
  const listens = () => {
    const root = document.querySelector("template#code") && document.getElementById("root");
    return root === null || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  };
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const ended = async <T>(response: T): Promise<T> => {
      await page.evaluate(() =>
        (globalThis as { heldActs?: { fetchCode: () => void } }).heldActs?.fetchCode(),
      );
      await page.waitForFunction(listens);
      return response;
    };
    page.goto = async (...asked) => ended(await goto(...asked));
    page.reload = async (...asked) => ended(await reload(...asked));
  });
}

type Fixtures = {
  board: typeof board;
  /** Errors that the test will cause; call it before the act, as in `expectConsole(/net::ERR/)`. */
  expectConsole: (pattern: RegExp) => void;
  /** Takes the policy breaches so far, which then do not fail the test: for the tests of the watch itself. */
  takeBreaches: () => string[];
  /** Another person's browser: its own storage and session, watched like the first. */
  openBrowser: () => Promise<BrowserContext>;
};

/** Playwright's test, which fails on a console error, an exception or a breach of the security policy. */
export const test = base.extend<Fixtures & { consoleWatch: ConsoleWatch }>({
  board: async ({}, use) => {
    await untilBoardIsSettled();
    await use(board);
  },
  consoleWatch: async ({}, use) => {
    const watch = new ConsoleWatch();
    await use(watch);
    expect(watch.breaches).toEqual([]);
    expect(watch.unexpected()).toEqual([]);
  },
  expectConsole: async ({ consoleWatch }, use) => {
    await use((pattern) => consoleWatch.expected.push(pattern));
  },
  takeBreaches: async ({ consoleWatch }, use) => {
    await use(() => consoleWatch.breaches.splice(0));
  },
  context: async ({ context, consoleWatch, javaScriptEnabled }, use) => {
    await consoleWatch.watch(context);
    if (javaScriptEnabled !== false) waitForCode(context);
    await use(context);
  },
  openBrowser: async (
    {
      browser,
      contextOptions,
      consoleWatch,
      baseURL,
      viewport,
      locale,
      timezoneId,
      serviceWorkers,
    },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL!,
        viewport,
        locale: locale!,
        timezoneId: timezoneId!,
        serviceWorkers,
      });
      await consoleWatch.watch(context);
      waitForCode(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
