import { type Auth, onAuthStateChanged, signInAnonymously } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";

/** Firebase looks every 800 ms for an account that another tab made. */
const otherTabMs = 2500;

/**
 * The uid this browser applies with: that of whoever is signed in, else of an anonymous account made now. `waited`:
 * another tab was sending just now, and its account may not have been seen here yet. Throws without network.
 */
export async function applicantUid(waited = false): Promise<string> {
  const auth = appAuth();
  await auth.authStateReady();
  if (waited && !auth.currentUser) await otherTabsAccount(auth);
  if (auth.currentUser) {
    try {
      await auth.currentUser.getIdToken();
      return auth.currentUser.uid;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "auth/network-request-failed") throw error;
      // The account was removed meanwhile.
    }
  }
  return (await signInAnonymously(auth)).user.uid;
}

/** Waits until the account of another tab is here, or long enough to know that there is none. */
function otherTabsAccount(auth: Auth): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, otherTabMs);
    const stop = onAuthStateChanged(auth, (user) => user && done());
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** The uid this browser has applied with, if any. */
export async function knownApplicantUid(): Promise<string | null> {
  const auth = appAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}
