import { EmailAuthProvider, reauthenticateWithCredential } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { callable } from "../firebase/callable.ts";
import { requestAccountMail, type Sending } from "./accountMailCall.ts";
import { authFailure, endsSession } from "./authFailure.ts";
import { refreshSession, signOut } from "./session.ts";

/**
 * Sends the link that proves a new address of who is signed in; until it is opened the old one counts.
 * 'invalid-credentials': the password was not the account's.
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

/** Asks the server to bring the company's row in line with the account that has this address. */
export async function followAccountEmail(email: string): Promise<void> {
  await callable<{ email: string }, { done: true }>("followAccountEmail")({ email });
}

/**
 * Where session and row name two addresses, Auth has the word: the session is renewed, and the row follows where it still
 * differs from `kept`. A change ends the sessions from before it: then the next login is by the new address. Without a
 * connection both stay as they are, and the next visit tries again.
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
