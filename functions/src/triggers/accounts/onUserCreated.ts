import { runWith } from "firebase-functions/v1";
import { adminEmail, maxInstances, region } from "../../options.ts";
import { theAuth } from "../../store/app.ts";
import { settleAdminClaim } from "./adminClaim.ts";

// Auth triggers exist in the 1st generation only, which takes none of the global options.
export const onUserCreated = runWith({ maxInstances, failurePolicy: true })
  .region(region)
  .auth.user()
  .onCreate(async ({ uid }) => {
    await settleAdminClaim(await theAuth(), uid, adminEmail.value());
  });
