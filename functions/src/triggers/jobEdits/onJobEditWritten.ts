import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { handle } from "../handle.ts";
import { checkJob } from "../jobs/checkJob.ts";
import { reconcileJobEdit } from "./reconcileJobEdit.ts";

export const onJobEditWritten = onDocumentWritten(
  { document: `${collections.jobEdits}/{jobId}`, retry: true },
  async ({ params, data }) => {
    if (data === undefined) return;
    await handle("onJobEditWritten", params.jobId, async (context) => {
      if (data.after.exists) await reconcileJobEdit(context, params.jobId);
      await checkJob(context, params.jobId);
    });
  },
);
