import { type BrowserContext, expect, type Page } from "@playwright/test";
import { siteUrl } from "../emulators.ts";

/** The scope and the tag of the worker that sends kept applications. */
const scope = "/minhas-candidaturas/envio";
const tag = "applications";

/** Waits until the page has installed both workers, whose scripts cannot be fetched offline. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Not by waitForFunction, for which a promise counts as an answer.
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => (await navigator.serviceWorker.getRegistration(path))?.active?.scriptURL,
        scope,
      ),
    )
    .toBe(`${siteUrl}/send.js`);
}

/**
 * Has the browser call the worker by an event of its own, as it does when the line returns. The headless shell refuses
 * `sync.register`, but dispatches the event when a developer asks, also without a page of the site.
 */
export async function callWorker(context: BrowserContext): Promise<void> {
  const empty = await context.newPage();
  const tools = await context.newCDPSession(empty);
  const found = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const sender = registrations.find(({ scopeURL }) => scopeURL === siteUrl + scope);
      if (sender) resolve(sender.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.dispatchSyncEvent", {
    origin: siteUrl,
    registrationId: await found,
    tag,
    lastChance: false,
  });
  await empty.close();
}
