import { HttpsError } from "firebase-functions/https";
import { adminEmail, fromTheSite } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { onPageCall } from "../onPageCall.ts";
import { reconcileAdminClaim } from "./adminClaim.ts";

/**
 * Called after login: `{ admin }` says whether the caller's next token carries the claim. Throws `unauthenticated`.
 */
export const refreshClaims = onPageCall(
  fromTheSite,
  async ({ auth }): Promise<{ admin: boolean }> => {
    if (auth === undefined) throw new HttpsError("unauthenticated", "Faça login para continuar.");
    return { admin: await reconcileAdminClaim(await theAuth(), auth.uid, adminEmail.value()) };
  },
);
