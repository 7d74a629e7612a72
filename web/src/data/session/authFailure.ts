import { errorCode } from "@vagas/functions/domain/errorCode";

/** Why Auth refused, in our own terms. */
export type AuthFailure =
  | "invalid-credentials"
  | "email-in-use"
  | "weak-password"
  | "invalid-email"
  | "disabled"
  | "refused"
  | "expired-link"
  | "invalid-link"
  | "too-many-attempts"
  | "offline"
  | "failed";

/** Includes old codes besides those with e-mail enumeration protection. */
const failures: Record<string, AuthFailure> = {
  "auth/invalid-credential": "invalid-credentials",
  "auth/invalid-login-credentials": "invalid-credentials",
  "auth/wrong-password": "invalid-credentials",
  "auth/user-not-found": "invalid-credentials",
  "auth/email-already-in-use": "email-in-use",
  "auth/weak-password": "weak-password",
  "auth/password-does-not-meet-requirements": "weak-password",
  "auth/invalid-email": "invalid-email",
  "auth/user-disabled": "disabled",
  "auth/operation-not-allowed": "refused",
  "auth/admin-restricted-operation": "refused",
  "auth/expired-action-code": "expired-link",
  "auth/invalid-action-code": "invalid-link",
  "auth/too-many-requests": "too-many-attempts",
  "auth/quota-exceeded": "too-many-attempts",
  "auth/network-request-failed": "offline",
  "auth/timeout": "offline",
};

/** Auth's codes for a deleted or disabled account, and for an ended or forged session. */
const endings = new Set([
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/user-not-found",
  "auth/invalid-user-token",
  "auth/invalid-refresh-token",
]);

/**
 * Whether an SDK error means that the session is over; a network failure, an exhausted quota or App Check do not
 * concern the account.
 */
export function endsSession(error: unknown): boolean {
  return endings.has(errorCode(error));
}

/** Maps an SDK error; an unknown one is 'failed'. */
export function authFailure(error: unknown): AuthFailure {
  return failures[errorCode(error)] ?? "failed";
}
