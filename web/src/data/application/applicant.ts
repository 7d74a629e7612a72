import { errorCode } from "@vagas/functions/domain/errorCode";
import { type Auth, onAuthStateChanged, signInAnonymously } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { endsSession } from "../session/authFailure.ts";

/** Firebase checks every 800 ms for an account of another tab. */
const otherTabMs = 2500;

/**
 * The uid this browser applies with: the signed-in account's, or a new anonymous one. `waited`: another tab was
 * sending just now, and its account may not be visible here yet. Throws offline.
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
      // Only a deleted account is replaced.
      if (!endsSession(error)) throw error;
    }
  }
  return (await signInAnonymously(auth)).user.uid;
}

/** Waits until another tab's account is visible here, or long enough to know that there is none. */
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

/** Auth's answers when too many accounts were made behind one network address: in an hour, or in a moment. */
const quotas = new Set(["auth/too-many-requests", "auth/quota-exceeded"]);

/** Whether an account could not be made because of others behind the same address. */
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
