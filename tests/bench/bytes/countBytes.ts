import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { act, type FirstAct, firstActs } from "../firstActs.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { type Crossed, openCountingProxy } from "./countingProxy.ts";
import type { VisitBytes } from "./part.ts";

// Runs inside a running suite.

const pages = ["/", "/vagas", "/vagas/mercado-araguaia-caixa"];

/** Milliseconds without an answer after which a visit is over; the service worker starts later. */
const quiet = 2_000;

const browser = await launchBrowser();
const visits: VisitBytes[] = [];
for (const page of pages) visits.push(...(await visitsOf(browser, page)));
for (const asked of firstActs) visits.push(await actOf(browser, asked));
await browser.close();
writeResult({ visits });
process.exit(0);

/**
 * A first visit that only reads, the code that its first act fetches, what the service worker adds, the form of an
 * application as the next page with a touch in it, a second visit.
 */
async function visitsOf(of: Browser, page: string): Promise<VisitBytes[]> {
  const proxy = await openCountingProxy(siteUrl);
  const context = await of.newContext({ viewport: { width: 412, height: 823 }, locale: "pt-BR" });
  const first = await context.newPage();
  const found: VisitBytes[] = [];
  const note = async (visit: string, act: () => Promise<unknown>) => {
    const from = proxy.crossed.length;
    await act();
    await untilQuiet(proxy.crossed);
    found.push(sum(page, visit, proxy.crossed.slice(from)));
  };
  await note("first", () => first.goto(proxy.url + page));
  await note("first act", () => first.keyboard.press("ArrowDown"));
  await note("kept for later", () =>
    first.waitForFunction(() => navigator.serviceWorker.controller !== null),
  );
  await note("next page", async () => {
    await first.locator('a[href^="/enviar-curriculo"]:visible').first().click();
    await first.getByRole("textbox").first().click();
  });
  await first.close();
  const second = await context.newPage();
  await note("second", () => second.goto(proxy.url + page));
  await context.close();
  proxy.close();
  return found;
}

/** What one first act fetches; the pages it opens are part of it. */
async function actOf(of: Browser, asked: FirstAct): Promise<VisitBytes> {
  const proxy = await openCountingProxy(siteUrl);
  const { page, devtools, close } = await openPhone(of, null);
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto(proxy.url + asked.page);
  await untilQuiet(proxy.crossed);
  const from = proxy.crossed.length;
  await act(page, devtools, asked);
  await untilQuiet(proxy.crossed);
  await close();
  proxy.close();
  return sum(asked.page, asked.act, proxy.crossed.slice(from));
}

async function untilQuiet(crossed: readonly Crossed[]): Promise<void> {
  for (let seen = -1; seen !== crossed.length;) {
    seen = crossed.length;
    await sleep(quiet);
  }
}

function sum(page: string, visit: string, crossed: readonly Crossed[]): VisitBytes {
  const of = (kind: Crossed["kind"] | null) =>
    crossed
      .filter((one) => kind === null || one.kind === kind)
      .reduce((all, { bytes }) => all + bytes, 0);
  return {
    page,
    visit,
    requests: crossed.length,
    bytes: of(null),
    html: of("html"),
    scripts: of("scripts"),
    styles: of("styles"),
    pictures: of("pictures"),
    other: of("other"),
  };
}
