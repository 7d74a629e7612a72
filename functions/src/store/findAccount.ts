import type { Auth, UserRecord } from "firebase-admin/auth";
import { errorCode } from "../domain/errorCode.ts";

/** The account of a uid, or null if it is deleted. */
export async function findAccount(
  auth: Pick<Auth, "getUser">,
  uid: string,
): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullIfGone);
}

/** Converts a missing account to null; rethrows any other error. */
export function nullIfGone(error: unknown): null {
  if (errorCode(error) === "auth/user-not-found") return null;
  throw error;
}
