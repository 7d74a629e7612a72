import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { closeJob } from "./closeJob.ts";
import { mailDeletedJob } from "./mailDeletedJob.ts";
import { removeRequestsFor, settleHiring } from "../companies/settleHiring.ts";
import { settleJobEdit } from "../jobEdits/settleJobEdit.ts";
import { noteJobChange } from "./noteJobChange.ts";
import { settleJob } from "./settleJob.ts";
import { administrator, theCompany } from "../../store/newAuditEntry.ts";
import { attempt, handle } from "../handle.ts";

export const onJobWritten = onDocumentWritten(
  { document: `${collections.jobs}/{jobId}`, retry: true },
  ({ id, time, params, data }) =>
    handle("onJobWritten", params.jobId, async (desk) => {
      await settleJob(desk, params.jobId);
      if (data === undefined) return;
      const isDeleted = data.before.exists && !data.after.exists;
      const byCompany = isDeleted && (await closeJob(desk, params.jobId, data.before)).byCompany;
      await noteJobChange(
        desk,
        { id, time, deletedBy: byCompany ? theCompany : administrator },
        params.jobId,
        data.before,
        data.after,
      );
      if (isDeleted && !byCompany) await mailDeletedJob(desk, params.jobId, data.before);
      if (!data.after.exists) await removeRequestsFor(desk, params.jobId);
      const companyId: unknown = data.after.get("companyId") ?? data.before.get("companyId");
      if (typeof companyId === "string") await settleHiring(desk, companyId);
      await attempt(desk, "onJobWritten", params.jobId, () => settleJobEdit(desk, params.jobId));
    }),
);
