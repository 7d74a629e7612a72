import { sendInBackground } from "../src/data/application/kept/sendInBackground.ts";

// The worker that sends kept applications after their page was closed. It is not sw.js, which every visitor loads.

declare const self: ServiceWorkerGlobalScope;

/** https://wicg.github.io/background-sync/spec/ */
type SyncEvent = ExtendableEvent & { tag: string };

// It controls no page, so a new version replaces the one before at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("sync" as keyof ServiceWorkerGlobalScopeEventMap, (event) =>
  (event as SyncEvent).waitUntil(send()),
);

/** Rejects while something waits, so that the browser calls again. */
async function send(): Promise<void> {
  const waits = await sendInBackground();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  pages.forEach((page) => page.postMessage("applications"));
  if (waits) throw new Error("An application still waits");
}
