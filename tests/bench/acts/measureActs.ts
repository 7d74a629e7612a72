import type { Browser } from "@playwright/test";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { median } from "../median.ts";
import { act, type FirstAct, firstActs } from "../firstActs.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import type { ActTimes } from "./part.ts";

// Runs inside a running suite.

const runs = 5;
/** A line that is good for a phone, so that the code arrives while people act. */
const phone = { bits: 3_200_000, roundTrip: 100, slowdown: 4 };
const browser = await launchBrowser();
for (const { page } of firstActs) await (await fetch(siteUrl + page)).text();
const found: ActTimes["acts"] = [];
for (const asked of firstActs) {
  const times: number[] = [];
  while (times.length < runs) times.push(await longestWait(browser, asked));
  found.push({ act: asked.act, page: asked.page, inp: median(times), worst: Math.max(...times) });
}
await browser.close();
writeResult({ runs, ...phone, acts: found } satisfies ActTimes);
process.exit(0);

/** The longest interaction of the first act on a page, in milliseconds: from the touch to the next paint. */
async function longestWait(of: Browser, asked: FirstAct): Promise<number> {
  const { page, devtools, close } = await openPhone(of, phone);
  let longest = 0;
  await page.exposeBinding("noteInteraction", (_source, ms: number) => {
    longest = Math.max(longest, ms);
  });
  await page.addInitScript(noteInteractions);
  await page.goto(siteUrl + asked.page, { waitUntil: "load" });
  await page.waitForTimeout(500);
  await act(page, devtools, asked);
  // Until the code, if any, has come and runs.
  await page.waitForTimeout(4_000);
  await close();
  return longest;
}

/** Reports each interaction's duration; those below 16 ms have no entry. Print and share end at once. */
function noteInteractions(): void {
  window.print = () => undefined;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId)
        (globalThis as unknown as { noteInteraction: (ms: number) => void }).noteInteraction(
          entry.duration,
        );
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
