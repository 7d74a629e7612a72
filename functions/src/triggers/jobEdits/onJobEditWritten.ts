import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { handle } from "../handle.ts";
import { reconcileJobEdit } from "./reconcileJobEdit.ts";

export const onJobEditWritten = onDocumentWritten(
  { document: `${collections.jobEdits}/{jobId}`, retry: true },
  async ({ params, data }) => {
    if (!data?.after.exists) return;
    await handle("onJobEditWritten", params.jobId, (context) =>
      reconcileJobEdit(context, params.jobId),
    );
  },
);
