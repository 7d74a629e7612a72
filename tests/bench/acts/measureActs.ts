import type { Browser } from "@playwright/test";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { median } from "../median.ts";
import { openPhone, touch } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import type { ActTimes } from "./part.ts";

// Runs inside a running suite.

const runs = 5;
/** A line that is good for a phone, so that the code arrives while people act. */
const phone = { bits: 3_200_000, roundTrip: 100, slowdown: 4 };
const job = "/vagas/mercado-araguaia-caixa";
const menu = "[aria-label='Abrir menu']";
const field = "input[name=busca]";

/** Each first act: its page, what it presses, and a letter typed into it. */
const acts = [
  { act: "open the menu", page: "/", press: menu },
  { act: "touch the search and type", page: "/", press: field, type: "c" },
  { act: "press a category", page: "/", press: "main a[href*='categoria=']" },
  { act: "open the menu", page: "/vagas", press: menu },
  { act: "open the filters", page: "/vagas", press: "button:has-text('Filtros')" },
  { act: "touch the search and type", page: "/vagas", press: field, type: "c" },
  {
    act: "remove a chosen filter",
    page: "/vagas?categoria=Com%C3%A9rcio",
    press: "a[aria-label^='Tirar o filtro']",
  },
  { act: "open a job", page: "/vagas", press: "article a" },
  { act: "open the menu", page: job, press: menu },
  { act: "share", page: job, press: "[data-shares]" },
  { act: "print", page: job, press: "button:has-text('Imprimir')" },
  { act: "go back to the list", page: job, press: "[data-back]" },
];

const browser = await launchBrowser();
for (const { page } of acts) await (await fetch(siteUrl + page)).text();
const found: ActTimes["acts"] = [];
for (const asked of acts) {
  const times: number[] = [];
  while (times.length < runs) times.push(await firstAct(browser, asked));
  found.push({ act: asked.act, page: asked.page, inp: median(times), worst: Math.max(...times) });
}
await browser.close();
writeResult({ runs, ...phone, acts: found } satisfies ActTimes);
process.exit(0);

/** The longest interaction of the first act on a page, in milliseconds: from the touch to the next paint. */
async function firstAct(
  of: Browser,
  { page: path, press, type }: { page: string; press: string; type?: string },
): Promise<number> {
  const { page, devtools, close } = await openPhone(of, phone);
  let longest = 0;
  await page.exposeBinding("noteInteraction", (_source, ms: number) => {
    longest = Math.max(longest, ms);
  });
  await page.addInitScript(noteInteractions);
  await page.goto(siteUrl + path, { waitUntil: "load" });
  await page.waitForTimeout(500);
  await touch(page, devtools, press);
  if (type) await page.keyboard.type(type, { delay: 60 });
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
