import { runWith } from "firebase-functions/v1";
import { openDesk } from "../../desk.ts";
import { maxInstances, region } from "../../options.ts";
import { buryCompany } from "../companies/removeCompany.ts";

// A token outlives its account and could still write a company row; what the row leaves behind is removed by the row's own event.
export const onUserDeleted = runWith({ maxInstances, failurePolicy: true })
  .region(region)
  .auth.user()
  .onDelete(async ({ uid, email }) => {
    // An anonymous account never was a company: rules let it write no row.
    if (email !== undefined) await buryCompany(openDesk(), uid);
  });
