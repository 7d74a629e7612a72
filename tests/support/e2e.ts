import { type BrowserContext, expect, test as base } from '@playwright/test';

type Fixtures = {
  /** Messages a test knows to come: `expectConsole(/net::ERR/)` before the act that causes them. */
  expectConsole: (pattern: RegExp) => void;
  /** Another person's browser: own storage, own session, watched like the first. */
  openBrowser: () => Promise<BrowserContext>;
};

/** Playwright's test, where an error in the console, an exception or a breach of the security policy fails it. */
export const test = base.extend<Fixtures & { consoleWatch: { watch: (context: BrowserContext) => void; expected: RegExp[] } }>({
  consoleWatch: async ({}, use) => {
    const found: string[] = [];
    const expected: RegExp[] = [];
    const watch = (context: BrowserContext) => {
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
    };
    await use({ watch, expected });
    expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  expectConsole: async ({ consoleWatch }, use) => {
    await use((pattern) => consoleWatch.expected.push(pattern));
  },
  context: async ({ context, consoleWatch }, use) => {
    consoleWatch.watch(context);
    await use(context);
  },
  openBrowser: async ({ browser, contextOptions, consoleWatch, baseURL, viewport, locale, timezoneId }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, viewport, locale: locale!, timezoneId: timezoneId! });
      consoleWatch.watch(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
