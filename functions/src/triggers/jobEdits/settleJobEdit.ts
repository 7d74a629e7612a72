import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { type Job, type JobContent, jobContentSchema } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import type { Store } from "../../store/store.ts";
import { isOut } from "../jobs/decisionNews.ts";
import { type EditPlan, isOrphan, planEdit } from "./planEdit.ts";
import { isNoted, readEditDecision, writeEditDecision } from "./writeEditDecision.ts";

/**
 * Brings an edit, and the text of its job, up to the administrator's word on it. Every event about an edit or its job
 * ends here, so that repeats and any order lead to the same end; it writes only what differs. What else follows from the
 * job's new text (search terms, counts) follows from the job's own event.
 */
export async function settleJobEdit(desk: Desk, jobId: string): Promise<void> {
  const { store, now } = desk;
  await store.firestore.runTransaction(async (transaction) => {
    const editRef = store.jobEdits.doc(jobId);
    const edit = (await transaction.get(editRef)).data();
    if (edit === undefined) return;
    const [jobDoc, approvalDoc, companyDoc] = await Promise.all([
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.jobApprovals.doc(jobId)),
      transaction.get(store.companies.doc(edit.companyId)),
    ]);
    const job = jobDoc.data();
    if (job === undefined || isOrphan(edit, job)) {
      await removeEdit(store, transaction, editRef, edit);
      return;
    }
    const approval = approvalDoc.data();
    const plan = planFor(edit, job, approval);
    const settled = settledJob(job, edit, plan);
    const decision = await readEditDecision(store, transaction, edit, plan);

    const difference = changedFields(edit, plan.fields);
    if (difference !== null) transaction.update(editRef, difference);
    if (settled !== job) writeText(store, transaction, { before: job, settled, now });
    if (settled !== job && approval?.revision === job.revision)
      transaction.update(approvalDoc.ref, followed(approval, settled, edit, plan));
    if (decision !== null)
      writeEditDecision(desk, transaction, decision, {
        job: settled,
        company: companyDoc.data(),
        changesText: settled !== job,
      });
  });
}

function planFor(edit: JobEdit, job: Job, approval: JobApproval | undefined): EditPlan {
  return planEdit(edit, { ...job, approved: isApproved(job, approval) });
}

/** Whether an edit is as the word on it and its job would have it, so that to settle it changes nothing. */
export function isSettledEdit(
  edit: JobEdit,
  job: Job | undefined,
  approval: JobApproval | undefined,
): boolean {
  if (job === undefined || isOrphan(edit, job)) return false;
  const plan = planFor(edit, job, approval);
  return plan.text === null && changedFields(edit, plan.fields) === null && isNoted(edit, plan);
}

/** Whether the job is approved and is to stay so: it may be about to be taken off. */
function isApproved(job: Job, approval: JobApproval | undefined): boolean {
  return job.approved && (approval === undefined || approval.status === "approved");
}

/** Removes an edit that belongs to no job, and the mail about it that is not out yet. */
async function removeEdit(
  store: Store,
  transaction: Transaction,
  editRef: DocumentReference,
  { news }: JobEdit,
): Promise<void> {
  const mailRef = news?.mail ? store.mail.doc(news.mail.id) : null;
  const isSent = mailRef === null || isOut((await transaction.get(mailRef)).data());
  transaction.delete(editRef);
  if (mailRef !== null && !isSent) transaction.delete(mailRef);
}

/** The job with the text it is to have; the same one where that stays. */
function settledJob(job: Job, edit: JobEdit, { text }: EditPlan): Job {
  const content: JobContent | null =
    text === "apply"
      ? jobContentSchema.parse(edit)
      : text === "restore"
        ? (edit.applied?.replaced ?? null)
        : null;
  return content === null ? job : { ...job, ...content, revision: job.revision + 1 };
}

type Change = { before: Job; settled: Job; now: Date };

function writeText(store: Store, transaction: Transaction, { before, settled, now }: Change): void {
  transaction.update(store.jobs.doc(before.id), {
    ...jobContentSchema.parse(settled),
    revision: settled.revision,
    updatedAt: now,
  });
  if (settled.listed && settled.type !== before.type)
    transaction.set(store.publishedJobs.doc(before.id), { type: settled.type, at: now });
}

/** The record on the job follows its text: left behind, it could not be decided on again, and would compare with an old one. */
function followed(
  approval: JobApproval,
  job: Job,
  edit: JobEdit,
  { text }: EditPlan,
): Pick<JobApproval, "revision" | "decided"> {
  if (approval.status !== "approved") return { revision: job.revision };
  const word =
    text === "apply"
      ? { adminNotes: edit.adminNotes, at: edit.updatedAt }
      : { adminNotes: approval.adminNotes, at: approval.updatedAt };
  return {
    revision: job.revision,
    decided: {
      status: "approved",
      revision: job.revision,
      ...word,
      content: jobContentSchema.parse(job),
    },
  };
}

/** The fields that differ, or null when none does: writing nothing is what ends the chain of events. */
function changedFields(edit: JobEdit, fields: EditPlan["fields"]): Partial<JobEdit> | null {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      JSON.stringify(edit[name as keyof JobEdit] ?? null) !== JSON.stringify(value),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
