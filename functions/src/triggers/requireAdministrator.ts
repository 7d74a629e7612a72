import type { Auth } from "firebase-admin/auth";
import { HttpsError } from "firebase-functions/https";
import { findAccount } from "../store/findAccount.ts";

type Caller = { uid: string; token: { [claim: string]: unknown } } | undefined;

/**
 * Accepts a call if token and account have the administrator's claim: a token outlives a removed claim by up to an
 * hour. Throws `permission-denied`.
 */
export async function requireAdministrator(
  auth: Pick<Auth, "getUser">,
  caller: Caller,
): Promise<void> {
  const isAdministrator =
    caller?.token["admin"] === true &&
    (await findAccount(auth, caller.uid))?.customClaims?.["admin"] === true;
  if (!isAdministrator)
    throw new HttpsError("permission-denied", "Apenas administradores podem fazer isso.");
}
