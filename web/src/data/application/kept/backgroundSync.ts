import { appCheckKey } from "../../firebase/projectSettings.ts";

// Background Sync exists in Chromium's browsers only; elsewhere the site sends when it is opened.

/** The worker's own scope: it controls no page. */
const script = "/send.js";
const scope = "/minhas-candidaturas/envio";
const tag = "applications";

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** App Check proves that a page asks; a worker has no such proof. */
const isPossible = () => "SyncManager" in globalThis && appCheckKey === null;

/**
 * Installs the worker that sends, or updates it, while there is a line. The browser by itself looks for a newer one only
 * after it has called the old one. Never throws.
 */
export async function prepareBackground(): Promise<SyncRegistration | null> {
  if (!isPossible()) return null;
  try {
    const registration = (await navigator.serviceWorker.register(script, { scope })) ?? null;
    // One that is being installed is the newest. The next form may succeed.
    if (registration?.active) void registration.update().catch(() => null);
    return registration;
  } catch {
    return null; // The storage is blocked, or the line was lost.
  }
}

/**
 * Has the browser call the worker as soon as there is a line, also after the site was closed: three times, within twenty
 * minutes, each time a page asks. Never throws.
 */
export async function askBackground(): Promise<void> {
  const registration = await prepareBackground();
  if (!registration?.sync) return;
  await activeWorker(registration);
  await registration.sync.register(tag).catch(() => null); // Refused in the browser's settings.
}

/** Without an active worker the browser refuses. */
function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state !== "installed" && coming.state !== "activating") resolve();
    });
  });
}
