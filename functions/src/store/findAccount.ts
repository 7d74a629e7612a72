import type { Auth, UserRecord } from "firebase-admin/auth";
import { errorCode } from "../domain/errorCode.ts";

/** The account of a uid, or null when it is gone. */
export async function findAccount(
  auth: Pick<Auth, "getUser">,
  uid: string,
): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullIfGone);
}

/** For what finds no account; any other failure is thrown again. */
export function nullIfGone(error: unknown): null {
  if (errorCode(error) === "auth/user-not-found") return null;
  throw error;
}
