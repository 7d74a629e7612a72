import {
  type FirstPage,
  firstPageJson,
  parseFirstPage,
} from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { seenAddress, seenPagesCache } from "./seenPagesCache.ts";

/** The most pages stored on a device; the oldest goes first. */
const most = 30;

function addressOf(page: FirstPage): string | null {
  switch (page.page) {
    case "home":
      return seenAddress(paths.home, "");
    case "list":
      return seenAddress(paths.jobs, page.key);
    case "job":
      return seenAddress(paths.job(page.job.id), "");
    case "company":
      return page.company && seenAddress(paths.company(page.id), "");
    default:
      return null;
  }
}

function isBarred(): boolean {
  return !("caches" in globalThis);
}

/** Stores a public page's data for offline use; the same page seen again replaces the last. */
export async function storeSeenPage(page: FirstPage): Promise<void> {
  const address = addressOf(page);
  if (address === null || isBarred()) return;
  try {
    const cache = await caches.open(seenPagesCache);
    await cache.put(
      address,
      new Response(firstPageJson(page), { headers: { "Content-Type": "application/json" } }),
    );
    const kept = await cache.keys();
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)),
    );
  } catch {
    // The device is full or storage is blocked: there will be less to see offline.
  }
}

/** Removes a page that is no longer public from the device. */
export async function forgetSeenPage(pathname: string): Promise<void> {
  if (isBarred()) return;
  await caches.open(seenPagesCache).then(
    (cache) => cache.delete(seenAddress(pathname, "")),
    () => false,
  );
}

/** A page's data as last seen on this device; null if it never was. */
export async function readSeenPage(pathname: string, query = ""): Promise<FirstPage | null> {
  if (isBarred()) return null;
  const kept = await caches
    .match(seenAddress(pathname, query), { cacheName: seenPagesCache })
    .catch(() => undefined);
  return kept ? parseFirstPage(await kept.text()) : null;
}

/** The jobs that were opened on this device, the last one first. */
export async function readSeenJobs(): Promise<Job[]> {
  if (isBarred()) return [];
  try {
    const cache = await caches.open(seenPagesCache);
    const requests = [...(await cache.keys())].reverse();
    const pages = await Promise.all(
      requests.map(
        async (request) =>
          parseFirstPage(
            (await (await cache.match(request))?.text()) ?? "null",
          ) as FirstPage | null,
      ),
    );
    return pages.flatMap((page) => (page?.page === "job" ? [page.job] : []));
  } catch {
    return []; // Some browsers have the cache and refuse to open it.
  }
}
