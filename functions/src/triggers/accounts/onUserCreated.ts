import { onUserCreated as onCreated } from "firebase-functions/identity";
import { adminEmail } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { settleAdminClaim } from "./adminClaim.ts";

export const onUserCreated = onCreated({ retry: true }, async ({ data: { uid } }) => {
  await settleAdminClaim(await theAuth(), uid, adminEmail.value());
});
