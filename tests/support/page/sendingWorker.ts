import type { BrowserContext, Page } from "@playwright/test";
import { siteUrl } from "../emulators.ts";

/** The scope and the tag of the worker that sends kept applications. */
const scope = "/minhas-candidaturas/envio";
const tag = "applications";

/** Waits until the page has installed the worker that sends. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(
    async (path) => (await navigator.serviceWorker.getRegistration(path))?.active != null,
    scope,
  );
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
