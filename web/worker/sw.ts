import {
  changingFile,
  dropOldCode,
  immutableFile,
  isImmutable,
  isKeptCode,
  keepAllCode,
  keepSeenCode,
} from "./code.ts";
import { formerSeenPages } from "../src/data/visitor/seenPagesCache.ts";
import { answerPage, isPage } from "./page.ts";
import { openPushed, showPush } from "./showPush.ts";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: whether the site sends messages to devices. */
declare const PUSHES: boolean;

self.addEventListener("install", (event) => event.waitUntil(keepSeenCode()));

self.addEventListener("activate", (event) => {
  // Starts the request while the worker itself starts, which takes a cheap phone a while.
  event.waitUntil(
    Promise.all([
      dropOldCode(),
      ...formerSeenPages.map((name) => caches.delete(name)),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!isPage(url.pathname)) return;
    const network = fromNetwork(event);
    event.waitUntil(network.catch(() => null));
    event.respondWith(answerPage(url, network));
  } else if (isImmutable(url.pathname)) event.respondWith(immutableFile(request));
  else if (isKeptCode(url.pathname)) event.respondWith(changingFile(request));
});

async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** 'keep-all' comes from a page on a good line. 'take-over' comes from a person who wants the new version; 'take-over-alone' from a page of that version. */
self.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keepAll());
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  if (event.data === "take-over-alone") event.waitUntil(takeOverAlone());
});

async function takeOverAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

/** Fetches the code of the pages that were not seen yet; what fails is fetched when another page asks. */
async function keepAll(): Promise<void> {
  await keepAllCode().catch(() => null);
  // Another version, on its way, keeps its own.
  if (!self.registration.installing && !self.registration.waiting) await dropOldCode();
}

if (PUSHES) {
  self.addEventListener("push", (event) =>
    event.waitUntil(showPush(self.registration, event.data?.text() ?? "")),
  );
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPushed(self.clients, self.location.origin, event.notification.data));
  });
}
