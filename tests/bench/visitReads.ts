import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { siteUrl } from "../support/emulators.ts";
import { launchBrowser } from "../support/launchBrowser.ts";
import { countReads, type Reads } from "../support/page/countReads.ts";

/** What somebody who is signed in does on a page. */
export type PageVisit = {
  page: string;
  path: string;
  /** The action; its reads count, those of loading the page do not. */
  act?: (page: Page) => Promise<unknown>;
  /** The most documents it may read, on any board. */
  atMost: number;
};

/** Documents that a visit reads, and its count queries. */
export type Counted = { documents: number; counts: number };

/** Milliseconds without a read after which a page counts as loaded. */
const quiet = 1_000;

/** Elements that a page shows while it loads. */
const underWay = '.MuiSkeleton-root, main button:has-text("Carregando")';

/** A browser that counts what its visits read. */
export async function openCounting() {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Cuiaba",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const { reads, restart } = await countReads(page);

  async function settled(): Promise<Reads> {
    let last = await reads();
    for (let still = 0; still < quiet; still += 250) {
      await sleep(250);
      const now = await reads();
      if (
        JSON.stringify(now) !== JSON.stringify(last) ||
        (await page.locator(underWay).count()) > 0
      )
        still = 0;
      last = now;
    }
    return last;
  }

  /** The cost of each visit on the present board. */
  async function readsOfVisits(visits: readonly PageVisit[]): Promise<Counted[]> {
    const counted: Counted[] = [];
    for (const { page: name, path, act, atMost } of visits) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      let { jobs, others, counts } = await settled();
      if (act) {
        await restart();
        await act(page);
        ({ jobs, others, counts } = await settled());
      }
      process.stderr.write(`  ${name}: ${jobs + others} of at most ${atMost}\n`);
      counted.push({ documents: jobs + others, counts });
    }
    return counted;
  }

  return { page, readsOfVisits, close: () => browser.close() };
}
