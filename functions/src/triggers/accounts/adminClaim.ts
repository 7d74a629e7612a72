import type { Auth, UserRecord } from "firebase-admin/auth";
import { findAccount } from "../../store/findAccount.ts";

/**
 * Gives the admin claim to the account that owns the administrator's verified e-mail address, and takes it from any
 * other; its other claims stay. Returns whether it has the claim now; an account that is gone has not.
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

/** Whether the account owns the administrator's address, and has proven it. */
export function isAdministrator(
  user: Pick<UserRecord, "email" | "emailVerified">,
  adminEmail: string,
): boolean {
  const expected = adminEmail.trim().toLowerCase();
  return expected !== "" && user.emailVerified && user.email?.toLowerCase() === expected;
}
