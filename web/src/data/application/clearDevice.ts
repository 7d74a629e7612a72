import { deviceStorage, tabStorage, unsentInTab } from "../../state/browserStorage.ts";
import { appAuth } from "../firebase/appAuth.ts";
import { signOut } from "../session/session.ts";
import { keptDeviceAlerts, refusePushes } from "../visitor/keptDeviceAlerts.ts";
import { seenPagesCache } from "../visitor/seenPagesCache.ts";
import { ifAlone } from "./kept/oneTab.ts";
import { forgetAllKept } from "./kept/takeBack.ts";

/** Everything of this site begins with it; the colour scheme, which says nothing about anybody, does not. */
const prefix = "vagas-";

/** What a signed-in company or administrator has here: their session, and the drafts of jobs. */
const ofAccounts = ["vagas-session", "vagas-rascunho:"];

/**
 * 'sending': an application is on its way, in this tab or another, and only those that wait were removed. 'openTab': another tab has
 * stored its form again.
 */
export type Cleared = "cleared" | "sending" | "openTab";

/** How long another tab takes to store its form again, in milliseconds. */
const otherTabMs = 400;

/**
 * Removes from this device what visitors left on it: what they typed, kept, sent, looked at and reported, applications
 * that wait, and the nameless account. What was sent stays where it is. Somebody who is signed in stays signed in.
 */
export async function clearDevice(): Promise<Cleared> {
  await forgetAllKept();
  const cleared = await ifAlone(async () => {
    const auth = appAuth();
    await auth.authStateReady();
    const isAccount = auth.currentUser !== null && !auth.currentUser.isAnonymous;
    await forgetSeenPages();
    if (auth.currentUser?.isAnonymous) await signOut();
    await endMessages();
    forgetStored(isAccount);
    await new Promise((resolve) => setTimeout(resolve, otherTabMs));
    return storedKeys(isAccount).length === 0 ? "cleared" : "openTab";
  });
  return cleared ?? "sending";
}

/**
 * Lets the browser refuse further messages, which works offline, and tells the server if there is a line. If the server is
 * not told, an alert ends with its next message, which cannot be delivered. There may be an alert of which the device knows
 * nothing, because the answer that named it was lost.
 */
async function endMessages(): Promise<void> {
  await refusePushes().catch(() => null);
  if (keptDeviceAlerts().length === 0) return;
  await import("../visitor/deviceAlertCall.ts")
    .then(({ stopAllDeviceAlerts }) => stopAllDeviceAlerts())
    .catch(() => null);
}

async function forgetSeenPages(): Promise<void> {
  // Browsers that bar the cache keep no pages.
  if ("caches" in globalThis) await caches.delete(seenPagesCache).catch(() => false);
}

function storedKeys(isAccount: boolean): string[] {
  return deviceStorage
    .keys(prefix)
    .filter((key) => !isAccount || !ofAccounts.some((own) => key.startsWith(own)));
}

function forgetStored(isAccount: boolean) {
  storedKeys(isAccount).forEach((key) => deviceStorage.write(key, null));
  tabStorage.keys(isAccount ? unsentInTab : prefix).forEach((key) => tabStorage.write(key, null));
}
