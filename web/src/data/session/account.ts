import type { CompanyRegistration } from "@vagas/functions/domain/company/company";
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type User,
} from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { requestAccountMail, type Sending } from "./accountMailCall.ts";
import { type AuthFailure, authFailure } from "./authFailure.ts";
import { createCompany, ensureCompany } from "../company/companyProfile.ts";
import { refreshSession, signOut } from "./session.ts";
import { keepSessionHint } from "./sessionHint.ts";

function sendVerification(user: User): Promise<Sending> {
  return requestAccountMail({ mode: "verifyEmail" }, user);
}

type Registration =
  | { outcome: "registered"; mail: Sending; resend: () => Promise<Sending> }
  | { outcome: AuthFailure };

/**
 * Creates a company's account and leaves it signed out until its e-mail is confirmed. Once the account exists the
 * sign-up has succeeded: login creates the company's row if it could not be created now.
 */
export async function registerCompany({
  email,
  password,
  ...profile
}: CompanyRegistration): Promise<Registration> {
  let user: User;
  try {
    ({ user } = await createUserWithEmailAndPassword(appAuth(), email, password));
  } catch (error) {
    return { outcome: authFailure(error) };
  }
  const [, row] = await Promise.all([
    updateProfile(user, { displayName: profile.name }).catch(() => null),
    createCompany(user.uid, { ...profile, email: user.email ?? email }),
  ]);
  // oxlint-disable-next-line no-console -- the one trace of a row that login will make
  if (row !== "done") console.warn(`Company row not created at sign-up (${row}): ${user.uid}`);
  const mail = await sendVerification(user);
  await signOut();
  return { outcome: "registered", mail, resend: () => sendVerification(user) };
}

type CompanyLogin =
  | { outcome: "company" }
  | { outcome: "unverified"; mail: Sending }
  | { outcome: "not-company" | AuthFailure };

/** Signs a company in; any account other than a confirmed company is signed out again. */
export async function signInCompany(email: string, password: string): Promise<CompanyLogin> {
  let user: User;
  try {
    ({ user } = await signInWithEmailAndPassword(appAuth(), email, password));
  } catch (error) {
    return { outcome: authFailure(error) };
  }
  const entered = await enter(user).catch((error: unknown): CompanyLogin => ({
    outcome: authFailure(error),
  }));
  if (entered.outcome === "company") keepSessionHint("company");
  else await signOut();
  return entered;
}

async function enter(user: User): Promise<CompanyLogin> {
  if (!user.email) return { outcome: "not-company" };
  if (!user.emailVerified) return { outcome: "unverified", mail: await sendVerification(user) };
  const session = await refreshSession(); // Rules check email_verified in the token.
  if (session?.admin) return { outcome: "not-company" };
  const row = await ensureCompany({
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
  });
  if (row === "done") return { outcome: "company" };
  return { outcome: row === "forbidden" ? "not-company" : row };
}

/** Sends the link for a new password; an unknown address is 'sent' too, so that nobody learns who has an account. */
export function sendPasswordReset(email: string): Promise<Sending> {
  return requestAccountMail({ mode: "resetPassword", email }, null);
}

type PasswordChange = "changed" | AuthFailure;

/** Changes the signed-in account's password; 'invalid-credentials': the current one was wrong. */
export async function changePassword(current: string, next: string): Promise<PasswordChange> {
  const user = appAuth().currentUser;
  if (!user?.email) return "failed";
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
    await updatePassword(user, next);
    return "changed";
  } catch (error) {
    return authFailure(error);
  }
}
