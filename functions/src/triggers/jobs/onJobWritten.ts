import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { checkJob } from "./checkJob.ts";
import { closeJob } from "./closeJob.ts";
import { takeBackNotice } from "../closing/takeBackNotice.ts";
import { mailDeletedJob } from "./mailDeletedJob.ts";
import { removeRequestsFor, reconcileHiring } from "../companies/reconcileHiring.ts";
import { reconcilePublicCompany } from "../companies/reconcilePublicCompany.ts";
import { reconcileJobEdit } from "../jobEdits/reconcileJobEdit.ts";
import { removeReports } from "../reports/reconcileReports.ts";
import { giveShortCode } from "./giveShortCode.ts";
import { noteJobChange } from "./noteJobChange.ts";
import { reconcileJob } from "./reconcileJob.ts";
import { administrator, theCompany } from "../../store/newAuditEntry.ts";
import { attempt, handle } from "../handle.ts";

export const onJobWritten = onDocumentWritten(
  { document: `${collections.jobs}/{jobId}`, retry: true },
  ({ id, time, params, data }) =>
    handle("onJobWritten", params.jobId, async (context) => {
      await reconcileJob(context, params.jobId);
      if (data === undefined) return;
      await attempt(context, "onJobWritten", params.jobId, () =>
        takeBackNotice(context, params.jobId, new Date(time)),
      );
      if (data.after.get("listed") === true) await giveShortCode(context, params.jobId);
      const isDeleted = data.before.exists && !data.after.exists;
      const byCompany = isDeleted && (await closeJob(context, params.jobId, data.before)).byCompany;
      await noteJobChange(
        context,
        { id, time, deletedBy: byCompany ? theCompany : administrator },
        params.jobId,
        data.before,
        data.after,
      );
      if (isDeleted && !byCompany) await mailDeletedJob(context, params.jobId, data.before);
      if (!data.after.exists) {
        await removeRequestsFor(context, params.jobId);
        await context.store.jobExplanations.doc(params.jobId).delete();
        await removeReports(context, params.jobId);
      }
      const companyId: unknown = data.after.get("companyId") ?? data.before.get("companyId");
      if (typeof companyId === "string") {
        await reconcileHiring(context, companyId);
        await reconcilePublicCompany(context, companyId);
      }
      await attempt(context, "onJobWritten", params.jobId, () =>
        reconcileJobEdit(context, params.jobId),
      );
      await attempt(context, "onJobWritten", params.jobId, () => checkJob(context, params.jobId));
    }),
);
