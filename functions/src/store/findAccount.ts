import type { Auth, UserRecord } from "firebase-admin/auth";

/** The account of a uid, or null when it is gone. */
export async function findAccount(
  auth: Pick<Auth, "getUser">,
  uid: string,
): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullIfGone);
}

/** For what finds no account; any other failure is thrown again. */
export function nullIfGone(error: { code?: string }): null {
  if (error.code === "auth/user-not-found") return null;
  throw error;
}
