import { errorCode } from "@vagas/functions/domain/errorCode";

/** Why Auth refused, in words of ours. */
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

/** Old codes stand beside those that e-mail enumeration protection answers with. */
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

/** What Auth answers for an account that is gone or disabled, and for a session that was ended or forged. */
const endings = new Set([
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/user-not-found",
  "auth/invalid-user-token",
  "auth/invalid-refresh-token",
]);

/** Whether an error of the SDK means that the session is over; a lost line, a used-up quota or a refused App Check say nothing of the account. */
export function endsSession(error: unknown): boolean {
  return endings.has(errorCode(error));
}

/** Maps an error of the SDK; what is unknown is 'failed'. */
export function authFailure(error: unknown): AuthFailure {
  return failures[errorCode(error)] ?? "failed";
}
