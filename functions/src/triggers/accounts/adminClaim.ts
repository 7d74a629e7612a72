import type { Auth, UserRecord } from 'firebase-admin/auth';

/**
 * Gives the admin claim to the account that owns the administrator's verified e-mail address, and takes it from any
 * other; its other claims stay. Returns whether it has the claim now; an account that is gone has not.
 */
export async function settleAdminClaim(auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>, uid: string, adminEmail: string): Promise<boolean> {
  const user = await auth.getUser(uid).catch(nullIfGone);
  if (user === null) return false;
  const due = isAdministrator(user, adminEmail);
  const { admin, ...others } = user.customClaims ?? {};
  if (due ? admin !== true : admin !== undefined) {
    await auth.setCustomUserClaims(uid, due ? { ...others, admin: true } : others);
  }
  return due;
}

/** Whether the account owns the administrator's address, and has proven it. */
export function isAdministrator(user: Pick<UserRecord, 'email' | 'emailVerified'>, adminEmail: string): boolean {
  const expected = adminEmail.trim().toLowerCase();
  return expected !== '' && user.emailVerified && user.email?.toLowerCase() === expected;
}

function nullIfGone(error: { code?: string }): null {
  if (error.code === 'auth/user-not-found') return null;
  throw error;
}
