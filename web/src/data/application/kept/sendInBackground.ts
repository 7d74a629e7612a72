import { type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { emulatorHost, emulators, projectSettings } from "../../firebase/projectSettings.ts";
import { applicantOf, isOwnAccount } from "../applicantAccount.ts";
import { whenFree } from "./oneTab.ts";
import { sendRound } from "./sendRound.ts";
import type { Sender } from "./sendKept.ts";
import { uploadByFetch } from "./uploadByFetch.ts";

// For the service worker only: no window, no localStorage, no code that is fetched later.

let auth: Auth | null = null;

/** Auth with the account that the pages keep in IndexedDB, which it looks at every 800 ms. */
function workerAuth(): Auth {
  if (auth) return auth;
  const app: FirebaseApp = initializeApp(projectSettings());
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence] });
  if (emulators)
    connectAuthEmulator(auth, `http://${emulatorHost}:${emulators.auth}`, {
      disableWarnings: true,
    });
  return auth;
}

const workerSender: Sender = {
  applicant: (waited) => applicantOf(workerAuth(), waited),
  hasOwnAccount: () => isOwnAccount(workerAuth()),
  headers: async ({ token }) => ({ Authorization: `Bearer ${await token()}` }),
  upload: async (path, file, { token }) => uploadByFetch(path, file, await token()),
};

/** How long a page that is sending is waited for; the event may take three minutes. */
const turnMs = 45_000;

/**
 * Sends what the device keeps, when no page is sending any more; a page that was closed leaves the rest to this. Returns
 * whether any still waits.
 */
export async function sendInBackground(): Promise<boolean> {
  const waits = await whenFree(
    () => sendRound(workerSender, { isFresh: true, waited: true }),
    turnMs,
  );
  return waits ?? true;
}
