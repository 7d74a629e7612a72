import { deleteInstallations, getInstallations } from "firebase/installations";
import { getMessaging, onRegistered, register } from "firebase/messaging";
import { firebaseApp } from "../firebase/firebaseApp.ts";
import { pushKey } from "../firebase/projectSettings.ts";

/** How long the service worker may take until it runs, in milliseconds. */
const workerMs = 10_000;

/**
 * Registers this application for messages, which its person has permitted; returns its Firebase Installation ID. Throws if
 * the browser or the line refuses.
 */
export async function registeredDevice(): Promise<string> {
  const serviceWorkerRegistration = await runningWorker();
  await forgetUnsubscribed(serviceWorkerRegistration);
  const messaging = getMessaging(firebaseApp());
  return new Promise((resolve, reject) => {
    onRegistered(messaging, resolve);
    register(messaging, { vapidKey: pushKey ?? "", serviceWorkerRegistration }).catch(reject);
  });
}

/**
 * Ends the installation whose subscription the browser has dropped, after 'Limpar tudo daqui' or a permission that was taken
 * back: for a week Firebase would take it for registered and subscribe to nothing. The alerts of a former person, under its
 * id, come to nobody then.
 */
async function forgetUnsubscribed({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  if ((await pushManager.getSubscription()) === null)
    await deleteInstallations(getInstallations(firebaseApp()));
}

/** The site's own worker (web/worker/sw.ts), which shows the messages. */
async function runningWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  const tooLong = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The service worker does not run")), workerMs);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}
