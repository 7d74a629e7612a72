import { keepSeenPages } from "../data/visitor/keepSeenPage.ts";
import { keptDeviceAlerts } from "../data/visitor/keptDeviceAlerts.ts";
import { storeSeenPage } from "../data/visitor/seenPages.ts";
import { endPage } from "../ui/page/useLeaveQuestion.ts";
import { isGoodLine } from "./isGoodLine.ts";
import { notify } from "../ui/message/notifications.ts";

/** How often an open page asks for a new version, in milliseconds. */
const askEvery = 3_600_000;

/**
 * Lets the service worker cache what is needed offline, and offers a newer version of the site. It is never forced on
 * anybody: whoever is writing continues, and updates when ready.
 */
export async function startSiteWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  keepSeenPages((page) => void storeSeenPage(page));
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return; // Storage is blocked, or the network failed: the site works without it.
  }
  const registration = await navigator.serviceWorker.ready;
  if (keptDeviceAlerts().length > 0)
    import("../data/visitor/deviceAlertCall.ts")
      .then(({ renewDeviceAlerts }) => renewDeviceAlerts())
      .catch(() => null); // The next visit may renew them.
  keepAll(registration.active);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state !== "installed") return;
      keepAll(worker);
      void offer(worker);
    });
  if (registration.waiting) void offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));

  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < askEvery) return;
    asked = Date.now();
    registration.update().catch(() => null); // The next check may succeed.
  });
}

/** Has the code of the pages not seen yet fetched, on a line that is good for it. */
function keepAll(worker: ServiceWorker | null): void {
  if (isGoodLine()) worker?.postMessage("keep-all");
}

async function offer(waiting: ServiceWorker): Promise<void> {
  if (await isLatest().catch(() => false)) {
    waiting.postMessage("take-over-alone");
    return;
  }
  const takeOver = () => {
    // Another tab has updated, or a still newer version replaced this one: nothing more is to come.
    if (waiting.state !== "installed") return window.location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage("take-over");
  };
  notify({
    severity: "info",
    title: "Há uma versão nova do site.",
    lasting: true,
    action: { label: "Atualizar", run: () => endPage(takeOver) },
  });
}

/** Whether this page is already of the server's version, because online pages come from there. */
async function isLatest(): Promise<boolean> {
  const script = document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.getAttribute("src");
  const shell = await (await fetch("/shell.html", { cache: "no-cache" })).text();
  return script != null && shell.includes(`"${script}"`);
}
