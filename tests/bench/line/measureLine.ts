import type { Browser } from "@playwright/test";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { median } from "../median.ts";
import { openPhone, touch } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { otherSiteVariable, type LineTimes } from "./part.ts";

// Runs inside a running suite.

const runs = 5;
/** An act whose result has not come by then was lost, in milliseconds. */
const mostMs = 20_000;
const slow = { bits: 400_000, roundTrip: 400, slowdown: 6 };

/** A page, the first element that shows a job, or of the form, and an act with its result. */
const pages = [
  { page: "/", shows: "article", act: ["[aria-label='Abrir menu']", "nav a[href='/sobre']"] },
  { page: "/vagas", shows: "article", act: ["button:has-text('Filtros')", "[popover] select"] },
  {
    page: "/vagas/mercado-araguaia-caixa",
    shows: "h1",
    act: ["[aria-label='Abrir menu']", "nav a[href='/sobre']"],
  },
  { page: "/enviar-curriculo", shows: "input[name=name]", act: null },
] as const;

type Visit = { shown: number; answered: number | null; bytes: number };

const other = process.env[otherSiteVariable];
const sites = [siteUrl, ...(other ? [other] : [])];
const browser = await launchBrowser();
// The first page of a new instance is slower than usual.
for (const site of sites) for (const { page } of pages) await (await fetch(site + page)).text();
const times: LineTimes["pages"] = [];
for (const place of pages) {
  const visits: Visit[][] = sites.map(() => []);
  // In alternation, so that other load affects all sites.
  for (let n = 0; n < runs; n += 1)
    for (const [i, site] of sites.entries()) visits[i]!.push(await visit(browser, site, place));
  const [now, before] = visits.map(medians);
  times.push({ page: place.page, now: now!, before: before ?? null });
}
await browser.close();
writeResult({ runs, ...slow, pages: times } satisfies LineTimes);
process.exit(0);

function medians(visits: readonly Visit[]): Visit {
  const answers = visits.flatMap(({ answered }) => answered ?? []);
  return {
    shown: median(visits.map(({ shown }) => shown)),
    answered: answers.length > 0 ? median(answers) : null,
    bytes: median(visits.map(({ bytes }) => bytes)),
  };
}

/** Opens the page on the slow phone; waits for what it shows, then acts at once and waits for the result. */
async function visit(
  of: Browser,
  site: string,
  { page: path, shows, act }: (typeof pages)[number],
): Promise<Visit> {
  const { page, devtools, close } = await openPhone(of, slow);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(noteFirst, shows);
  await page.goto(site + path, { waitUntil: "commit" });
  const shown = Number(
    await (
      await page.waitForFunction(() => document.documentElement.dataset["shownAt"], null, {
        polling: 50,
      })
    ).jsonValue(),
  );
  const bytesThen = bytes;
  let answered: number | null = null;
  if (act) {
    const begin = performance.now();
    await touch(page, devtools, act[0]);
    const result = page.locator(act[1]).filter({ visible: true }).first();
    answered = await result.waitFor({ timeout: mostMs }).then(
      () => performance.now() - begin,
      () => null,
    );
  }
  await close();
  return { shown, answered, bytes: bytesThen };
}

/** Notes on the document when the first element that matches has been painted, in milliseconds of the visit. */
function noteFirst(selector: string): void {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found || found.getClientRects().length === 0) return requestAnimationFrame(look);
    // A task after a frame: the frame has been painted.
    return requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset["shownAt"] = String(performance.now());
      }),
    );
  };
  look();
}
