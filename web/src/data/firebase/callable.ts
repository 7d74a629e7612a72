import { getFunctions, type HttpsCallable, httpsCallableFromURL } from "firebase/functions";
import { firebaseApp } from "./firebaseApp.ts";

/** As long as Hosting waits for a function, in milliseconds. https://firebase.google.com/docs/hosting/functions */
const hostingWaits = 60_000;

/** A callable function at this site's own address, because the Content-Security-Policy allows no other. */
export function callable<Request, Answer>(name: string): HttpsCallable<Request, Answer> {
  return httpsCallableFromURL(
    getFunctions(firebaseApp()),
    `${window.location.origin}/api/${name}`,
    { timeout: hostingWaits },
  );
}
