import type {
  AccountMailAnswer,
  AccountMailRequest,
} from "@vagas/functions/domain/account/accountMailRequest";
import type { User } from "firebase/auth";
import { appCheckProof } from "../firebase/appCheckProof.ts";
import { type AuthFailure, authFailure } from "./authFailure.ts";

export type Sending = "sent" | AuthFailure;

/** As long as Hosting waits for a function, in milliseconds. https://firebase.google.com/docs/hosting/functions */
const hostingWaits = 60_000;

/**
 * Asks the server for a mail with an account link: for `user`, who may be signed out, so that the SDK's callables
 * would not identify them; null for a new password.
 */
export async function requestAccountMail(
  request: AccountMailRequest,
  user: Pick<User, "getIdToken"> | null,
): Promise<Sending> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), hostingWaits);
  try {
    const [token, proof] = await Promise.all([user?.getIdToken(), appCheckProof()]);
    const response = await fetch("/api/requestAccountMail", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...proof,
      },
      body: JSON.stringify({ data: request }),
      signal: waiting.signal,
    });
    if (response.status === 400) return "invalid-email";
    if (!response.ok) return "failed";
    const { result } = (await response.json()) as { result: AccountMailAnswer };
    return result.state === "sent" ? "sent" : "too-many-attempts";
  } catch (error) {
    // A network failure: fetch gives no details.
    return error instanceof TypeError ? "offline" : authFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
