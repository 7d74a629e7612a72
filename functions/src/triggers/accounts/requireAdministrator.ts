import type { Auth } from "firebase-admin/auth";
import { HttpsError } from "firebase-functions/https";
import { findAccount } from "../../store/findAccount.ts";

type Caller = { uid: string; token: { [claim: string]: unknown } } | undefined;

/**
 * Lets a call pass whose token has the administrator's claim, and whose account still has it: a token outlives a claim
 * that was taken by up to an hour. Throws `permission-denied`.
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
