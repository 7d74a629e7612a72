import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { indexPendingJob } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onPendingJobWritten = onDocumentWritten(
  { document: `${collections.pendingJobs}/{jobId}`, retry: true },
  async ({ params, data }) => {
    if (!data?.after.exists) return;
    await handle("onPendingJobWritten", params.jobId, (desk) =>
      indexPendingJob(desk, params.jobId),
    );
  },
);
