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
 * Takes the admin claim from every account that is not the administrator's: after ADMIN_EMAIL changed, a predecessor who
 * never logs in again would keep it. A token that was issued before works until its hour is over. The administrator's own
 * account gets a claim that no event gave it.
 */
export async function revokeStaleAdminClaims(auth: Accounts, adminEmail: string): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      const isDue = isAdministrator(user, adminEmail);
      const claim: unknown = user.customClaims?.["admin"];
      if (isDue ? claim === true : claim === undefined) continue;
      // The sessions end first: cut short in between, the account still has the claim and is found again.
      if (!isDue) await auth.revokeRefreshTokens(user.uid);
      await reconcileAdminClaim(auth, user.uid, adminEmail);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
