import { errorCode } from "@vagas/functions/domain/errorCode";
import { signInWithEmailAndPassword } from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { type AuthFailure, authFailure, endsSession } from "./authFailure.ts";
import { callable } from "../firebase/callable.ts";
import { refreshSession, type SessionUser, signOut } from "./session.ts";
import { keepSessionHint } from "./sessionHint.ts";
import type { WriteOutcome } from "../firebase/writeOutcome.ts";

export type AdminSignIn =
  "admin" | "not-admin" | "invalid-credentials" | "too-many-attempts" | "offline" | "failed";

/** The outcomes of the administrator's login; any other is 'failed'. */
const refusals: Partial<Record<AuthFailure, AdminSignIn>> = {
  "invalid-credentials": "invalid-credentials",
  "invalid-email": "invalid-credentials",
  "too-many-attempts": "too-many-attempts",
  offline: "offline",
};

/** A token with the claim if the account may have it: requests the claim once the e-mail is verified. */
async function withClaim(): Promise<SessionUser | null> {
  const user = await refreshSession();
  if (!user || user.admin || !user.emailVerified) return user;
  await callable("refreshClaims")();
  return refreshSession();
}

/** Signs the administrator in; signs any other account out again. */
export async function signInAdmin(email: string, password: string): Promise<AdminSignIn> {
  try {
    await signInWithEmailAndPassword(appAuth(), email, password);
  } catch (error) {
    return refusals[authFailure(error)] ?? "failed";
  }
  try {
    const user = await withClaim();
    if (user?.admin) {
      keepSessionHint("admin");
      return "admin";
    }
    await signOut();
    return "not-admin";
  } catch (error) {
    await signOut();
    return authFailure(error) === "offline" ? "offline" : "failed";
  }
}

type AdminCheck = "admin" | "not-admin" | "offline" | "failed";

/**
 * Asks the server, not the browser, whether the account has the claim. An account without it, or a deleted one, is
 * signed out; 'offline' and 'failed': no answer, and the session stays.
 */
export async function checkAdmin(): Promise<AdminCheck> {
  try {
    const user = await refreshSession();
    if (user?.admin) return "admin";
    if (user && !user.anonymous) await signOut("withdrawn");
    return "not-admin";
  } catch (error) {
    if (!endsSession(error)) return authFailure(error) === "offline" ? "offline" : "failed";
    await signOut("expired");
    return "not-admin";
  }
}

/** Why an administrator's write is not begun; null if the account has the claim. A removed claim ends the session. */
export async function barredFromWriting(): Promise<Exclude<WriteOutcome, "done"> | null> {
  const check = await checkAdmin();
  if (check === "admin") return null;
  return check === "not-admin" ? "forbidden" : check;
}

export type AdminWrite<Outcome extends string = never> = WriteOutcome | Outcome;

/** Does an administrator's write after checking the claim. */
export async function asAdmin<Outcome extends string = never>(
  write: () => Promise<Outcome | void>,
): Promise<AdminWrite<Outcome>> {
  const barred = await barredFromWriting();
  if (barred) return barred;
  try {
    return (await write()) ?? "done";
  } catch (error) {
    const code = errorCode(error).replace(/^functions\//, "");
    if (code === "permission-denied") return "forbidden";
    return code === "unavailable" || code === "deadline-exceeded" ? "offline" : "failed";
  }
}
