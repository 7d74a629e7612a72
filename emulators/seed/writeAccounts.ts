import type { Auth, CreateRequest } from "firebase-admin/auth";
import { errorCode } from "@vagas/functions/domain/errorCode";
import { administrator, passwordOf } from "./accounts.ts";
import { companyKeys, companyUid, seedCompanies } from "./seedCompanies.ts";

/** Creates the administrator's and the companies' accounts, or resets existing ones. */
export async function writeAccounts(auth: Auth): Promise<void> {
  const { uid, email, name } = administrator;
  await Promise.all([
    writeAccount(auth, {
      uid,
      email,
      emailVerified: true,
      displayName: name,
      password: passwordOf(email),
    }).then(() => auth.setCustomUserClaims(uid, { admin: true })),
    ...companyKeys.map((key) => {
      const { name: displayName, email: address, emailVerified = true } = seedCompanies[key];
      return writeAccount(auth, {
        uid: companyUid(key),
        email: address,
        emailVerified,
        displayName,
        password: passwordOf(address),
      });
    }),
  ]);
}

async function writeAccount(
  auth: Auth,
  { uid, ...account }: CreateRequest & { uid: string },
): Promise<void> {
  try {
    await auth.createUser({ uid, ...account });
  } catch (error) {
    if (errorCode(error) !== "auth/uid-already-exists") throw error;
    await auth.updateUser(uid, account);
  }
}
