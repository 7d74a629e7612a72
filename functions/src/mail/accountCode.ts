import type { Auth, UserRecord } from "firebase-admin/auth";
import type { AccountLink } from "../domain/accountMail.ts";
import { findAccount, nullIfGone } from "../store/findAccount.ts";

type Accounts = Pick<
  Auth,
  | "getUser"
  | "getUserByEmail"
  | "generateEmailVerificationLink"
  | "generatePasswordResetLink"
  | "generateVerifyAndChangeEmailLink"
>;

/**
 * The one-time code of the link that a mail to this address holds, made now. Null where there is nothing to send any more:
 * the account is gone or disabled, the address is proved already or no longer the account's, or another account has it.
 */
export async function accountCode(
  auth: Accounts,
  { mode, uid }: AccountLink,
  to: string,
): Promise<string | null> {
  const holder = await auth.getUserByEmail(to).catch(nullIfGone);
  const user = uid === null ? holder : await findAccount(auth, uid);
  if (user?.email === undefined || user.disabled) return null;
  const made = await makeLink(auth, mode, { ...user, email: user.email }, { to, holder });
  if (made === null) return null;
  const code = new URL(made).searchParams.get("oobCode");
  if (code === null) throw new Error("Auth made a link without a code");
  return code;
}

/** The link as Auth makes it, which leads to its own page. `holder`: whose address it is that the mail goes to. */
async function makeLink(
  auth: Accounts,
  mode: AccountLink["mode"],
  user: Pick<UserRecord, "uid" | "emailVerified"> & { email: string },
  { to, holder }: { to: string; holder: UserRecord | null },
): Promise<string | null> {
  const isOwn = holder?.uid === user.uid;
  switch (mode) {
    case "resetPassword":
      return isOwn ? auth.generatePasswordResetLink(to) : null;
    case "verifyEmail":
      return isOwn && !user.emailVerified ? auth.generateEmailVerificationLink(to) : null;
    case "verifyAndChangeEmail":
      return holder === null ? auth.generateVerifyAndChangeEmailLink(user.email, to) : null;
  }
}
