import type { Auth, UserRecord } from "firebase-admin/auth";
import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import { nullIfGone } from "../store/findAccount.ts";

type Accounts = Pick<
  Auth,
  | "getUserByEmail"
  | "generateEmailVerificationLink"
  | "generatePasswordResetLink"
  | "generateVerifyAndChangeEmailLink"
>;

/**
 * The one-time code of an account link, made now. Null if there is nothing to send: no account has the address, or
 * another one than requested; it is disabled, its address is proved, or the new one is taken.
 */
export async function accountCode(auth: Accounts, link: AccountLink): Promise<string | null> {
  const user = await auth.getUserByEmail(link.email).catch(nullIfGone);
  if (user === null || user.disabled || (link.uid ?? user.uid) !== user.uid) return null;
  const made = await makeLink(auth, link, user);
  if (made === null) return null;
  const code = new URL(made).searchParams.get("oobCode");
  if (code === null) throw new Error("Auth made a link without a code");
  return code;
}

/** The link as Auth makes it, to its own page. */
async function makeLink(
  auth: Accounts,
  { mode, email, newEmail }: AccountLink,
  user: UserRecord,
): Promise<string | null> {
  switch (mode) {
    case "resetPassword":
      return auth.generatePasswordResetLink(email);
    case "verifyEmail":
      return user.emailVerified ? null : auth.generateEmailVerificationLink(email);
    case "verifyAndChangeEmail": {
      const taken = await auth.getUserByEmail(newEmail!).catch(nullIfGone);
      return taken === null ? auth.generateVerifyAndChangeEmailLink(email, newEmail!) : null;
    }
  }
}
