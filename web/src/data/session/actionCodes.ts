import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import type { FollowLink } from "../visitor/useMailLink.ts";
import { followAccountEmail } from "./accountEmail.ts";
import { type AuthFailure, authFailure } from "./authFailure.ts";

type CodeOutcome = { outcome: "done"; email: string | null } | { outcome: AuthFailure };

/** `email`: the account's present or future address; null if Auth names none. */
export type EmailLinkOutcome =
  { state: "ready" | "done"; email: string | null } | { state: AuthFailure };

/** Asks what the code of a mail about an address is for, which changes nothing; with "confirmed", uses it. */
type FollowEmailLink = FollowLink<"confirmed", EmailLinkOutcome>;

/** Confirms the e-mail address the code was sent to. */
export const followVerification = followEmailLink(ActionCodeOperation.VERIFY_EMAIL);

/** Proves a new address of an account, which it has from then on. */
export const followNewEmail = followEmailLink(ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL);

/** Takes back a change of an account's e-mail address. */
export const followRecovery = followEmailLink(ActionCodeOperation.RECOVER_EMAIL);

function followEmailLink(purpose: string): FollowEmailLink {
  return async (code, answer) => {
    try {
      const { operation, data } = await checkActionCode(appAuth(), code);
      if (operation !== purpose) return { state: "invalid-link" };
      const email = data.email ?? null;
      if (answer === null) return { state: "ready", email };
      await applyActionCode(appAuth(), code);
      // The code is used and the account changed: an outdated row follows at the next login.
      if (email !== null && purpose !== ActionCodeOperation.VERIFY_EMAIL)
        await followAccountEmail(email).catch(() => null);
      return { state: "done", email };
    } catch (error) {
      return { state: authFailure(error) };
    }
  };
}

/** Whose password a code may change, without using it. */
export function checkResetCode(code: string): Promise<CodeOutcome> {
  return verifyPasswordResetCode(appAuth(), code).then(
    (email): CodeOutcome => ({ outcome: "done", email }),
    (error: unknown): CodeOutcome => ({ outcome: authFailure(error) }),
  );
}

export function resetPassword(code: string, password: string): Promise<CodeOutcome> {
  return confirmPasswordReset(appAuth(), code, password).then(
    (): CodeOutcome => ({ outcome: "done", email: null }),
    (error: unknown): CodeOutcome => ({ outcome: authFailure(error) }),
  );
}
