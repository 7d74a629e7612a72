import { getFunctions, type HttpsCallable, httpsCallableFromURL } from "firebase/functions";
import { firebaseApp } from "./firebaseApp.ts";

/** As long as Hosting waits for a function, in milliseconds. https://firebase.google.com/docs/hosting/functions */
const hostingWaits = 60_000;

/** A callable function at this site's own address: the Content-Security-Policy lets a page speak to no other of ours. */
export function callable<Request, Answer>(name: string): HttpsCallable<Request, Answer> {
  return httpsCallableFromURL(
    getFunctions(firebaseApp()),
    `${window.location.origin}/api/${name}`,
    { timeout: hostingWaits },
  );
}
