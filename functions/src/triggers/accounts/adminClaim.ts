import type { Auth, UserRecord } from "firebase-admin/auth";
import { findAccount } from "../../store/findAccount.ts";

/**
 * Gives the admin claim to the account with the administrator's verified address, and removes it from any other;
 * other claims stay. Returns whether the account now has the claim; a deleted account has not.
 */
export async function reconcileAdminClaim(
  auth: Pick<Auth, "getUser" | "setCustomUserClaims">,
  uid: string,
  adminEmail: string,
): Promise<boolean> {
  const user = await findAccount(auth, uid);
  if (user === null) return false;
  const due = isAdministrator(user, adminEmail);
  const { admin, ...others } = user.customClaims ?? {};
  if (due ? admin !== true : admin !== undefined) {
    await auth.setCustomUserClaims(uid, due ? { ...others, admin: true } : others);
  }
  return due;
}

/** Whether the account has the administrator's verified address. */
export function isAdministrator(
  user: Pick<UserRecord, "email" | "emailVerified">,
  adminEmail: string,
): boolean {
  const expected = adminEmail.trim().toLowerCase();
  return expected !== "" && user.emailVerified && user.email?.toLowerCase() === expected;
}
