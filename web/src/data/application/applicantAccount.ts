import { errorCode } from "@vagas/functions/domain/errorCode";
import { type Auth, onAuthStateChanged, signInAnonymously, type User } from "firebase/auth";
import { endsSession } from "../session/authFailure.ts";

// For pages and for the service worker, whose Auth is another build.

/** The account that an application is sent with. */
export type Applicant = { uid: string; token: () => Promise<string> };

/** Firebase checks every 800 ms for an account of another tab. */
const otherTabMs = 2500;

/**
 * The account this browser applies with: the signed-in one, or a new anonymous one. `waited`: another tab was sending
 * just now, and its account may not be visible here yet. Throws offline.
 */
export async function applicantOf(auth: Auth, waited = false): Promise<Applicant> {
  await auth.authStateReady();
  if (waited && !auth.currentUser) await otherTabsAccount(auth);
  if (auth.currentUser) {
    try {
      await auth.currentUser.getIdToken();
      return asApplicant(auth.currentUser);
    } catch (error) {
      // Only a deleted account is replaced.
      if (!endsSession(error)) throw error;
    }
  }
  return asApplicant((await signInAnonymously(auth)).user);
}

export function asApplicant(user: User): Applicant {
  return { uid: user.uid, token: () => user.getIdToken() };
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

/** Whether a company or the administrator is signed in. */
export async function isOwnAccount(auth: Auth): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null && !auth.currentUser.isAnonymous;
}
