import { getFunctions, type HttpsCallableResult, httpsCallableFromURL } from "firebase/functions";
import { firebaseApp } from "./firebaseApp.ts";
import { withinLimit } from "./withinLimit.ts";

/** As long as Hosting waits for a function, in milliseconds. https://firebase.google.com/docs/hosting/functions */
const hostingWaits = 60_000;

/**
 * How much longer a call may take with its tokens, in milliseconds: the SDK counts from when it has them, and waits
 * for App Check's forever if a browser blocks reCAPTCHA.
 */
const tokensTake = 15_000;

/**
 * A callable function at this site's own address, because the Content-Security-Policy allows no other. Throws
 * 'functions/deadline-exceeded' if the function was called and did not answer in time, and the 'deadline-exceeded' of
 * withinLimit if most likely it was not even called.
 */
export function callable<Request, Answer>(
  name: string,
): (request?: Request) => Promise<HttpsCallableResult<Answer>> {
  const call = httpsCallableFromURL<Request, Answer>(
    getFunctions(firebaseApp()),
    `${window.location.origin}/api/${name}`,
    { timeout: hostingWaits },
  );
  return (request) => withinLimit(() => call(request), hostingWaits + tokensTake);
}
