import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { addMinutes } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import type { FindingKind } from "../../domain/health/serverRun.ts";
import { statsShare } from "../../domain/administration/statsShare.ts";
import { isSameShare } from "../../store/countShare.ts";
import { reconcilePublicCompany } from "../companies/reconcilePublicCompany.ts";
import { reconcileHiring } from "../companies/reconcileHiring.ts";
import { isReconciledEdit } from "../jobEdits/planJobEdit.ts";
import { countHire, isCounted } from "../hires/countHire.ts";
import { reconcileJobEdit } from "../jobEdits/reconcileJobEdit.ts";
import { type JobSurroundings, standingOf } from "../jobs/standingOf.ts";
import { approvalOf, isLeftBehind } from "../jobs/planJob.ts";
import { applyDecision, changedFields, reconcile } from "../jobs/derivedFields.ts";
import { planNote } from "../jobs/planNote.ts";
import { recordOf, reconcileJob } from "../jobs/reconcileJob.ts";
import { checkJob, queueOf } from "../jobs/checkJob.ts";
import { endCompany } from "./endCompany.ts";
import { endDeletedJob } from "./endDeletedJob.ts";
import { forgetClosure } from "./forgetClosure.ts";
import type { JobKin } from "./jobKin.ts";
import { lookAtNotice } from "./lookAtNotice.ts";
import { noteMissedChange } from "./noteMissedChange.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";

/** Goes through jobs, and what is stored under their ids. */
export function reconcileJobs(run: ReconciliationRun): Promise<number> {
  const { jobs, jobApprovals, jobEdits, jobExplanations, statsShares, jobClosures } =
    run.context.store;
  const family = {
    lead: jobs,
    approval: jobApprovals,
    edit: jobEdits,
    explanations: jobExplanations,
    share: statsShares,
    closure: jobClosures,
    closing: run.context.store.closingNotices,
    hire: run.context.store.hires,
    hireShare: run.context.store.hireShares,
    reports: run.context.store.reportSummaries,
    check: run.context.store.jobChecks,
  };
  return walkRows(run.context, "jobs", family, (page) =>
    run.look(page, async (id, kin) => {
      if (!isCounted(kin.hire?.data(), kin.hireShare?.data()))
        await run.mend("hires", id, () => countHire(run.context, id));
      await lookAtNotice(run, id, kin);
      if (kin.lead === undefined) await lookAtDeleted(run, id, kin);
      else await lookAtJob(run, id, { ...kin, lead: kin.lead });
    }),
  );
}

async function lookAtDeleted(run: ReconciliationRun, id: string, kin: JobKin): Promise<void> {
  const { lead: _none, closure, check, ...others } = kin;
  const { closing, hire, hireShare: _hireShare, ...remains } = others;
  if (Object.values(remains).some((row) => row !== undefined))
    await run.mend("deletedJob", id, () => endDeletedJob(run.context, id, kin));
  else if (check !== undefined && !(await isImported(run, id)))
    await run.mend("deletedJob", id, () => checkJob(run.context, id));
  for (const row of [closure, closing, hire]) {
    const companyId = row?.data().companyId;
    if (companyId !== undefined && (await run.company(companyId)) === null)
      await endCompany(run, companyId);
  }
}

/** Whether an imported job waits under an id: its check is one without a job. */
async function isImported({ context: { store } }: ReconciliationRun, id: string) {
  return (await store.pendingJobs.doc(id).get()).exists;
}

async function lookAtJob(
  run: ReconciliationRun,
  id: string,
  kin: JobKin & { lead: QueryDocumentSnapshot<Job> },
): Promise<void> {
  const { context } = run;
  const job = kin.lead.data();
  const { companyId } = job;
  const company = companyId === null ? null : await run.company(companyId);
  if (companyId !== null && company === null) return endCompany(run, companyId);
  const what = await findFault(context, kin, company);
  if (what !== null)
    await run.mend(what, id, async () => {
      await noteMissedChange(context, kin);
      await reconcileWhole(context, job);
    });
  else if (hasUnsettledEdit(kin, job))
    await run.mend("unsettledEdit", id, () => reconcileJobEdit(context, id));
  if (isUnchecked(kin)) await run.mend("uncheckedJob", id, () => checkJob(context, id));
  const closure = kin.closure?.data();
  if (closure?.companyId !== undefined && closure.companyId === companyId)
    await run.mend("closureOfOpenJob", id, () => forgetClosure(context, id));
}

/** The contradiction of a job with what follows from it; null for none. */
async function findFault(
  context: Context,
  kin: Parameters<typeof faultOf>[0],
  company: JobSurroundings["company"],
): Promise<FindingKind | null> {
  const fault = faultOf(kin, company, context.now);
  if (fault !== null) return fault;
  return (await lacksDay(context, kin.lead.data())) ? "unsettledJob" : null;
}

function hasUnsettledEdit({ edit, approval }: JobKin, job: Job): boolean {
  return edit !== undefined && !isReconciledEdit(edit.data(), job, approval?.data() ?? null);
}

/** Everything that follows from a job. */
async function reconcileWhole(context: Context, { id, companyId }: Job): Promise<void> {
  await reconcileJob(context, id);
  if (companyId !== null) {
    await reconcileHiring(context, companyId);
    await reconcilePublicCompany(context, companyId);
  }
  await reconcileJobEdit(context, id);
}

/** Whether the note on the text that waits is missing, or names another queue. */
function isUnchecked({
  lead,
  edit,
  check,
}: Pick<JobKin, "edit" | "check"> & { lead: QueryDocumentSnapshot<Job> }): boolean {
  return (check?.data().waits ?? null) !== queueOf(lead.data(), edit?.data());
}

/** The contradiction between a job, its approval record and its share of the counts; null for none. */
function faultOf(
  {
    lead,
    approval,
    share,
    reports,
  }: Pick<JobKin, "approval" | "share" | "reports"> & {
    lead: QueryDocumentSnapshot<Job>;
  },
  company: JobSurroundings["company"],
  now: Date,
): FindingKind | null {
  const job = lead.data();
  const recorded = { job, ...recordOf(lead, approval) };
  const word = approvalOf(recorded);
  const decided = applyDecision(job, word, now);
  const standing = standingOf(job, { company, reports: reports?.data() ?? null });
  const reconciled = reconcile(decided, standing, beforeItsEnd(job, now));
  if (reconciled.approvalStatus === "pending" && word === null) return "jobWithoutApproval";
  if (decided !== job) return "decidedJob";
  if (!isSameShare(share?.data() ?? null, statsShare(reconciled))) return "miscountedJob";
  const isReconciled =
    changedFields(job, reconciled) === null && !isLeftBehind(recorded, reconciled);
  return isReconciled ? null : "unsettledJob";
}

/** Whether work of a day is on the site for a day that its note does not have. */
async function lacksDay({ store, now }: Context, job: Job): Promise<boolean> {
  if (!job.dayWork || !job.listed) return false;
  const note = (await store.publishedJobs.doc(job.id).get()).data() ?? null;
  return planNote({ before: job, after: job, now }, note).length > 0;
}

/** How long the hourly run may take to find a job whose deadline has passed. */
const expiryMinutes = 120;

function beforeItsEnd({ expiresAt, listed }: Job, now: Date): Date {
  const isLate = expiresAt <= addMinutes(now, -expiryMinutes);
  return listed && expiresAt <= now && !isLate ? addMinutes(expiresAt, -1) : now;
}
