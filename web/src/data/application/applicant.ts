import { signInAnonymously } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";

/** The uid this browser applies with: that of whoever is signed in, else of an anonymous account made now. Throws without network. */
export async function applicantUid(): Promise<string> {
  const auth = appAuth();
  await auth.authStateReady();
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

/** The uid this browser has applied with, if any. */
export async function knownApplicantUid(): Promise<string | null> {
  const auth = appAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}
