import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { reconcileJob } from "./reconcileJob.ts";
import { handle } from "../handle.ts";

export const onJobApprovalDecided = onDocumentWritten(
  { document: `${collections.jobApprovals}/{jobId}`, retry: true },
  async ({ params, data }) => {
    const status: unknown = data?.after.get("status");
    const before: unknown = data?.before.get("status");
    // A record that was just created, or removed with its job, is no decision; one that was taken back is.
    if (status === undefined || (status === "pending" && (before ?? "pending") === "pending"))
      return;
    await handle("onJobApprovalDecided", params.jobId, (context) =>
      reconcileJob(context, params.jobId),
    );
  },
);
