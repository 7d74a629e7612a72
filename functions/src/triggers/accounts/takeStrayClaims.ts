import type { Auth } from "firebase-admin/auth";
import { adminEmail } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { isAdministrator, reconcileAdminClaim } from "./adminClaim.ts";
import { scheduled } from "../scheduled.ts";

export const takeStrayClaims = scheduled(
  "takeStrayClaims",
  { retryCount: 3, timeoutSeconds: 540 },
  async () => revokeStaleAdminClaims(await theAuth(), adminEmail.value()),
);

type Accounts = Pick<Auth, "listUsers" | "getUser" | "setCustomUserClaims" | "revokeRefreshTokens">;

/**
 * Removes the admin claim from every account except the administrator's: after ADMIN_EMAIL changed, a predecessor who
 * never logs in again would keep it. An issued token works until its hour is over. Gives the administrator's own
 * account a missing claim.
 */
export async function revokeStaleAdminClaims(auth: Accounts, adminEmail: string): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      const isDue = isAdministrator(user, adminEmail);
      const claim: unknown = user.customClaims?.["admin"];
      if (isDue ? claim === true : claim === undefined) continue;
      // Ends the sessions first: if interrupted, the account still has the claim and is found again.
      if (!isDue) await auth.revokeRefreshTokens(user.uid);
      await reconcileAdminClaim(auth, user.uid, adminEmail);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
