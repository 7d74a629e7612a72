import { appAuth } from "../firebase/appAuth.ts";
import { endsSession } from "../session/authFailure.ts";
import { type Applicant, applicantOf, asApplicant, isOwnAccount } from "./applicantAccount.ts";

// The account of this device as pages use it.

export { isQuotaSpent } from "./applicantAccount.ts";

/** The account this browser applies with (applicantAccount.ts). Throws offline. */
export async function applicant(waited = false): Promise<Applicant> {
  return applicantOf(appAuth(), waited);
}

/** Its uid. Throws offline. */
export async function applicantUid(): Promise<string> {
  return (await applicant()).uid;
}

/** Whether a company or the administrator is signed in; applicants have no account of their own. */
export async function hasOwnAccount(): Promise<boolean> {
  return isOwnAccount(appAuth());
}

/**
 * 'other': a company or the administrator is signed in; 'none': nobody is, as after their logout; 'deleted': the service has
 * deleted this browser's account, and what belonged to it before that.
 */
type DeviceAccount = { state: "own"; uid: string } | { state: "other" | "none" | "deleted" };

/** The nameless account that applications from this browser belong to. Throws offline if its token has expired. */
export async function deviceAccount(): Promise<DeviceAccount> {
  const auth = appAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return { state: "none" };
  if (!user.isAnonymous) return { state: "other" };
  try {
    await user.getIdToken();
    return { state: "own", uid: user.uid };
  } catch (error) {
    if (endsSession(error)) return { state: "deleted" };
    throw error;
  }
}

/** The account this browser has applied with, if any. */
export async function knownApplicant(): Promise<Applicant | null> {
  const auth = appAuth();
  await auth.authStateReady();
  return auth.currentUser && asApplicant(auth.currentUser);
}
