import type { FirebaseApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { appCheckKey } from "./projectSettings.ts";

let appCheck: AppCheck | null = null;

/**
 * Proves to Firebase that a page of this site asks. Loads Google's reCAPTCHA, so it runs only in a build with a key.
 * VITE_APP_CHECK_DEBUG, a token registered in the console, replaces it in `npm run dev`.
 */
export function startAppCheck(app: FirebaseApp) {
  const debugToken: string | undefined = import.meta.env["VITE_APP_CHECK_DEBUG"];
  if (import.meta.env.DEV && debugToken)
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey ?? ""),
    isTokenAutoRefreshEnabled: true,
  });
}

/** If a browser blocks reCAPTCHA, the SDK waits for it forever. */
const patienceMs = 5_000;

/** A token for a request outside the SDK; null if none is available: Firebase then decides. */
export async function appCheckToken(): Promise<string | null> {
  if (!appCheck) return null;
  const nothing = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([
    getToken(appCheck).then(
      ({ token }) => token,
      () => null,
    ),
    nothing,
  ]);
}
