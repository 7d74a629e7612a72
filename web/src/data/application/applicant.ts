import { errorCode } from "@vagas/functions/domain/errorCode";
import { type Auth, onAuthStateChanged, signInAnonymously } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { endsSession } from "../session/authFailure.ts";

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
      // Only an account that was removed meanwhile is replaced.
      if (!endsSession(error)) throw error;
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

/** What Auth answers when too many accounts were made behind one network address: by the hour, or in a moment. */
const quotas = new Set(["auth/too-many-requests", "auth/quota-exceeded"]);

/** Whether an account could not be made because others behind the same address made theirs. */
export function isQuotaSpent(error: unknown): boolean {
  return quotas.has(errorCode(error));
}

/** Whether a company or the administrator is signed in; applicants have no account of their own. */
export async function hasOwnAccount(): Promise<boolean> {
  const auth = appAuth();
  await auth.authStateReady();
  return auth.currentUser !== null && !auth.currentUser.isAnonymous;
}

/** The uid this browser has applied with, if any. */
export async function knownApplicantUid(): Promise<string | null> {
  const auth = appAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}
