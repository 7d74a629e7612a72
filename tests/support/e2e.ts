import { type BrowserContext, expect, type Locator, type Page, type Route, test as base } from '@playwright/test';
import { collections, publicStats } from '@vagas/functions/domain/collections';
import type { Job } from '@vagas/functions/domain/job';
import { isOpen } from '@vagas/functions/domain/jobStanding';
import type { Stats } from '@vagas/functions/domain/stats';
import type { Timestamp } from 'firebase-admin/firestore';
import { eventually } from './emulators.ts';
import { ConsoleWatch } from './page/consoleWatch.ts';
import { database, stamp } from './project.ts';

/** What a job page shows of a job, as it is stored. */
type StoredJob = Job & { postedAt: Date; expiresAt: Date };

/** The public board as it is stored, past the rules. */
const board = {
  async stats(): Promise<Stats> {
    return (await database.collection(collections.stats).doc(publicStats.id).get()).data() as Stats;
  },
  /** Jobs on the public site, newest first. */
  async listedJobs(): Promise<StoredJob[]> {
    const { docs } = await database.collection(collections.jobs).where('listed', '==', true).get();
    const jobs = docs.map((snapshot) => {
      const fields = snapshot.data();
      const date = (name: string) => (fields[name] as Timestamp).toDate();
      return { ...fields, id: snapshot.id, postedAt: date('postedAt'), expiresAt: date('expiresAt'), updatedAt: date('updatedAt') } as StoredJob;
    });
    return jobs.sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? 1 : -1));
  },
  /** Those that take applications. */
  async openJobs(): Promise<StoredJob[]> {
    return (await board.listedJobs()).filter((job) => isOpen(job, new Date()));
  },
  async job(id: string): Promise<StoredJob> {
    const found = (await board.listedJobs()).find((job) => job.id === id);
    if (!found) throw new Error(`No listed job ${id}`);
    return found;
  },
};

/** What an earlier test's company left behind goes a moment after it: until then the board is no measure for a page. */
async function noJobWithoutCompany(): Promise<true | undefined> {
  const companyIds = new Set((await board.listedJobs()).flatMap(({ companyId }) => companyId ?? []));
  if (companyIds.size === 0) return true;
  const companies = await database.getAll(...[...companyIds].map((id) => database.collection(collections.companies).doc(id)));
  return companies.every(({ exists }) => exists) ? true : undefined;
}

/** A job put on the site by a test; it is deleted at the end of the block. */
type HeldJob = { id: string; change: (fields: Partial<Omit<Job, 'id'>>) => Promise<void>; [Symbol.asyncDispose]: () => Promise<void> };

/** Puts a job on the site until the end of the block: `await using held = await givenJob(...)`. */
export async function givenJob(fields: Omit<Job, 'id'>): Promise<HeldJob> {
  const document = database.collection(collections.jobs).doc(`e2e-${stamp()}`);
  await document.set(fields);
  return {
    id: document.id,
    change: async (changes) => void (await document.update(changes)),
    [Symbol.asyncDispose]: async () => void (await document.delete()),
  };
}

/** The requests pages send to the emulators; `document` reads the counts or one job. */
export const requests = {
  list: /documents:runQuery/,
  document: /documents:batchGet|\/documents\/(jobs|stats)\//,
  write: /documents:commit/,
  upload: /\/v0\/b\//,
} as const;

/** How the database answers a list without rows. */
export const emptyList = { json: [{ readTime: '2026-01-01T00:00:00Z' }], headers: { 'access-control-allow-origin': '*' } };

/** The message at the foot of the page that tells how something ended. */
export function notification(page: Page): Locator {
  return page.locator('.MuiSnackbar-root');
}

/** What the console says of a request that was cut or refused. */
export const lostRequest = /net::ERR_|Failed to load resource/;

/** What the console says of a failed write: the browser's message, and the SDK's. */
export const failedWrite = /net::ERR_|Failed to load resource|@firebase\/firestore/;

/** From now on no more code reaches the page: what is fetched when it is wanted does not come. */
export async function loseCode(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
}

/** Keeps requests waiting until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue().catch(() => null); // The page may be gone by then.
  });
  return resolve;
}

/**
 * From now on pages come as they do when the server could not render them: as the plain shell, which loads its data
 * itself. Only then can a list be seen loading, or failing to load.
 */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route(/\/(vagas(\/[^/]*)?)?(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.continue({ url: new URL('/shell.html', route.request().url()).href });
  });
}

type StoredFields = Record<string, Record<string, unknown>>;
type Document = { fields: StoredFields };

/** Changes the one job that a page reads, in the answer of the database; values as Firestore's REST writes them. Pages then come unrendered. */
export async function changeJob(page: Page, changes: StoredFields): Promise<void> {
  await withoutRendering(page);
  await page.route(requests.document, async (route: Route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes('/documents/jobs/')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as Document | { found: Document }[];
    Object.assign((Array.isArray(answer) ? answer[0]!.found : answer).fields, changes);
    return route.fulfill({ response, json: answer });
  });
}

/** A phone as people in the town have, and a desk. */
export const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } } as const;

/** Declares the tests of `body` at both widths. */
export function onPhoneAndDesk(body: (device: { wide: boolean }) => void): void {
  for (const viewport of Object.values(widths)) {
    test.describe(`${viewport.width} px`, () => {
      test.use({ viewport });
      body({ wide: viewport.width > 768 });
    });
  }
}

/** A rendered page loads its code after it is painted: from here on, `goto` and `reload` wait until React has hydrated it. */
function waitForCode(context: BrowserContext): void {
  const listens = () => {
    const root = document.querySelector('template#code') && document.getElementById('root');
    return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  };
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const ended = async <T>(response: T): Promise<T> => {
      await page.waitForFunction(listens);
      return response;
    };
    page.goto = async (...asked) => ended(await goto(...asked));
    page.reload = async (...asked) => ended(await reload(...asked));
  });
}

type Fixtures = {
  board: typeof board;
  /** Errors that the test will cause: call it before the act, as in `expectConsole(/net::ERR/)`. */
  expectConsole: (pattern: RegExp) => void;
  /** Takes the breaches of the security policy so far, which then no longer fail the test: for the tests of the watch itself. */
  takeBreaches: () => string[];
  /** Another person's browser: its own storage and session, watched like the first. */
  openBrowser: () => Promise<BrowserContext>;
};

/** Playwright's test, where an error in the console, an exception or a breach of the security policy fails it. */
export const test = base.extend<Fixtures & { consoleWatch: ConsoleWatch }>({
  board: async ({}, use) => {
    await eventually('the end of the jobs whose company is gone', noJobWithoutCompany, 60_000);
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
  openBrowser: async ({ browser, contextOptions, consoleWatch, baseURL, viewport, locale, timezoneId, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, viewport, locale: locale!, timezoneId: timezoneId!, serviceWorkers });
      await consoleWatch.watch(context);
      waitForCode(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
