import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { noteJobChange } from "./noteJobChange.ts";
import { settleJob } from "./settleJob.ts";
import { handle } from "../handle.ts";

export const onJobWritten = onDocumentWritten(
  { document: `${collections.jobs}/{jobId}`, retry: true },
  ({ id, time, params, data }) =>
    handle("onJobWritten", params.jobId, async (desk) => {
      await settleJob(desk, params.jobId);
      if (data !== undefined)
        await noteJobChange(desk, { id, time }, params.jobId, data.before, data.after);
    }),
);
