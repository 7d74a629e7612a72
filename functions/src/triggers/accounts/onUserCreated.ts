import { onUserCreated as onCreated } from "firebase-functions/identity";
import { adminEmail } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { reconcileAdminClaim } from "./adminClaim.ts";

export const onUserCreated = onCreated({ retry: true }, async ({ data: { uid } }) => {
  await reconcileAdminClaim(await theAuth(), uid, adminEmail.value());
});
