import type { Context } from "../../context.ts";
import { administrator, theCompany } from "../../store/newAuditEntry.ts";
import { removeRequestsFor, reconcileHiring } from "../companies/reconcileHiring.ts";
import { reconcilePublicCompany } from "../companies/reconcilePublicCompany.ts";
import { reconcileJobEdit } from "../jobEdits/reconcileJobEdit.ts";
import { checkJob } from "../jobs/checkJob.ts";
import { closeJob } from "../jobs/closeJob.ts";
import { mailDeletedJob } from "../jobs/mailDeletedJob.ts";
import { noteJobChange } from "../jobs/noteJobChange.ts";
import { reconcileJob } from "../jobs/reconcileJob.ts";
import { removeReports } from "../reports/reconcileReports.ts";
import type { JobKin } from "./jobKin.ts";

/** The title for a job that was deleted before any decision: nothing of it is left that contains one. */
const untitled = "vaga que aguardava aprovação";

/**
 * Does what the event of a job's deletion would have done, from the job's remains. What identifies it is removed
 * last, so that the next pass finds it after an interruption.
 */
export async function endDeletedJob(context: Context, jobId: string, kin: JobKin): Promise<void> {
  const before = deletedJob(kin);
  const { byCompany } = await closeJob(context, jobId, before);
  const deletedBy = byCompany ? theCompany : administrator;
  const event = { id: `reconciled-${jobId}`, time: context.now.toISOString(), deletedBy };
  await noteJobChange(context, event, jobId, before, gone);
  if (!byCompany) await mailDeletedJob(context, jobId, before);
  await removeRequestsFor(context, jobId);
  await context.store.jobExplanations.doc(jobId).delete();
  const companyId: unknown = before.get("companyId");
  if (typeof companyId === "string") {
    await reconcileHiring(context, companyId);
    await reconcilePublicCompany(context, companyId);
  }
  await reconcileJobEdit(context, jobId);
  await removeReports(context, jobId);
  await checkJob(context, jobId);
  await reconcileJob(context, jobId);
}

const gone = { exists: false, get: () => undefined };

/** The job as its event would have contained it, as far as known. */
function deletedJob(kin: JobKin) {
  const fields: Record<string, unknown> = { companyId: companyOf(kin), title: titleOf(kin) };
  return { exists: true, get: (name: string) => fields[name] };
}

function companyOf({ approval, edit, closure, explanations, reports }: JobKin): string | null {
  for (const row of [approval, edit, closure, explanations, reports]) {
    const companyId = row?.data().companyId;
    if (typeof companyId === "string") return companyId;
  }
  return null;
}

function titleOf({ approval, edit, closure, reports }: JobKin): string {
  const decided = approval?.data().decided?.content?.title;
  const reported = reports?.data().jobTitle;
  return closure?.data().title ?? decided ?? edit?.data().title ?? reported ?? untitled;
}
