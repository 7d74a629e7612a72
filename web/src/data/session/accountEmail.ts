import { EmailAuthProvider, reauthenticateWithCredential } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { callable } from "../firebase/callable.ts";
import { requestAccountMail, type Sending } from "./accountMailCall.ts";
import { authFailure, endsSession } from "./authFailure.ts";
import { refreshSession, signOut } from "./session.ts";

/**
 * Sends the link that proves a new address of the signed-in account; until it is opened the old one counts.
 * 'invalid-credentials': the password was wrong.
 */
export async function sendEmailChange(password: string, next: string): Promise<Sending> {
  const user = appAuth().currentUser;
  if (!user?.email) return "failed";
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  } catch (error) {
    return authFailure(error);
  }
  return requestAccountMail({ mode: "verifyAndChangeEmail", newEmail: next }, user);
}

/** Asks the server to update the company's row to the account with this address. */
export async function followAccountEmail(email: string): Promise<void> {
  await callable<{ email: string }, { done: true }>("followAccountEmail")({ email });
}

/**
 * If session and row name two addresses, Auth's counts: the session is renewed, and the row follows if it still
 * differs from `kept`. A change ends earlier sessions: the next login uses the new address. Offline both stay, and
 * the next visit tries again.
 */
export async function reconcileEmail(kept: string): Promise<void> {
  try {
    const user = await refreshSession();
    if (user?.email && user.email.toLowerCase() !== kept.toLowerCase())
      await followAccountEmail(user.email);
  } catch (error) {
    if (endsSession(error)) await signOut("emailChanged");
  }
}
