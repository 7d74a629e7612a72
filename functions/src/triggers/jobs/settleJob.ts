import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { Job } from "../../domain/job/job.ts";
import { jobSearchTerms } from "../../domain/job/jobSearch.ts";
import { isListed } from "../../domain/job/jobStanding.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import { statsShare, type StatsShare } from "../../domain/administration/stats.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { receivedMail } from "../../mail/receivedMail.ts";
import { countShare } from "../../store/countShare.ts";
import type { Store } from "../../store/store.ts";
import { isOut } from "./decisionNews.ts";
import { readDecision, writeDecision } from "./writeDecision.ts";

/**
 * Brings everything that follows from a job up to its present state: the approval record, the decision on it, the mail
 * about that, the derived fields, the note that it was public, the public counts. Every event about a job, its approval,
 * its company or its deadline ends here, so that repeats and any order lead to the same end; it writes only what differs.
 */
export async function settleJob({ store, now, siteUrl }: Desk, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const jobRef = store.jobs.doc(jobId);
    const approvalRef = store.jobApprovals.doc(jobId);
    const [jobDoc, approvalDoc, shareDoc] = await Promise.all([
      transaction.get(jobRef),
      transaction.get(approvalRef),
      transaction.get(store.statsShares.doc(jobId)),
    ]);
    const job = jobDoc.data();
    const counted = shareDoc.data() ?? null;

    if (job === undefined) {
      await removeApproval(store, transaction, approvalDoc);
      closeCounted(store, transaction, jobId, counted, now);
      return;
    }

    const company =
      job.companyId === null
        ? null
        : (await transaction.get(store.companies.doc(job.companyId))).data();
    // Written while its company was being deleted, after the deletion had gone through its jobs.
    if (
      company === undefined &&
      (await transaction.get(store.tombstones.doc(job.companyId!))).exists
    ) {
      transaction.delete(jobRef);
      return;
    }
    const approval = approvalOf(jobDoc, approvalDoc);
    const settled = settle(
      applyDecision(job, approval, now),
      company === null || company?.active === true,
      now,
    );
    const opens = settled.approvalStatus === "pending" && approval === null;
    // An edit of a job that waits already is worth no mail.
    const receivedRef =
      opens && approvalDoc.data()?.status !== "pending"
        ? store.mail.doc(jobMailId(jobId, job.revision, "received"))
        : null;
    const isReceived = receivedRef !== null && (await transaction.get(receivedRef)).exists;
    const decision =
      approval !== null && settled.approvalStatus !== job.approvalStatus
        ? await readDecision(store, transaction, { before: job, settled, approval })
        : null;

    if (opens) transaction.set(approvalRef, openedApproval(job, approvalDoc.data(), now));
    if (receivedRef !== null && company && !isReceived) {
      const mail = receivedMail(job, company, siteUrl, now);
      if (mail !== null) transaction.set(receivedRef, mail);
    }
    if (decision !== null) writeDecision({ store, now, siteUrl }, transaction, decision, company);
    if (isLeftBehind(jobDoc, approvalDoc, settled))
      transaction.update(approvalRef, { revision: job.revision });
    const difference = changedFields(job, settled);
    if (difference !== null) transaction.update(jobRef, difference);
    if (difference?.listed)
      transaction.set(store.publishedJobs.doc(jobId), { type: settled.type, at: now });
    countShare(store, transaction, jobId, counted, statsShare(settled));
  });
}

/** Takes a deleted job out of the counts and notes when that was: once, since its share goes in the same write. */
function closeCounted(
  store: Store,
  transaction: Transaction,
  jobId: string,
  counted: StatsShare | null,
  now: Date,
): void {
  if (counted !== null)
    transaction.set(store.jobClosures.doc(jobId), { closedAt: now }, { merge: true });
  countShare(store, transaction, jobId, counted, null);
}

/** Removes the record of a job that is gone, and the mail about it that is not out yet. */
async function removeApproval(
  store: Store,
  transaction: Transaction,
  approvalDoc: DocumentSnapshot<JobApproval>,
): Promise<void> {
  if (!approvalDoc.exists) return;
  const mailId = approvalDoc.data()?.news?.mail?.id;
  const mailRef = mailId === undefined ? null : store.mail.doc(mailId);
  const isSent = mailRef === null || isOut((await transaction.get(mailRef)).data());
  transaction.delete(approvalDoc.ref);
  if (mailRef !== null && !isSent) transaction.delete(mailRef);
}

/**
 * The approval when it is about the job as it is now, else null: one of another revision does not count, nor does one
 * last written before the job was created, which is about an earlier job of the same id.
 */
export function approvalOf(
  job: DocumentSnapshot<Job>,
  approval: DocumentSnapshot<JobApproval> | undefined,
): JobApproval | null {
  const record = approval?.data();
  if (approval === undefined || record === undefined || record.revision !== job.data()!.revision)
    return null;
  return isOfEarlierJob(job, approval) ? null : record;
}

function isOfEarlierJob(
  job: DocumentSnapshot<Job>,
  approval: DocumentSnapshot<JobApproval>,
): boolean {
  return approval.updateTime!.valueOf() < job.createTime!.valueOf();
}

/**
 * Whether the record is to follow the job: the text of a decided job changed and the decision stands, as where the
 * administrator corrects it. Left behind, it could not be decided on again.
 */
export function isLeftBehind(
  job: DocumentSnapshot<Job>,
  approval: DocumentSnapshot<JobApproval> | undefined,
  settled: Job,
): boolean {
  const record = approval?.data();
  return (
    approval !== undefined &&
    record !== undefined &&
    settled.approvalStatus !== "pending" &&
    record.status === settled.approvalStatus &&
    record.revision < settled.revision &&
    !isOfEarlierJob(job, approval)
  );
}

/** The job with the decision on it, also one that was taken back; a decision that is there already changes nothing. */
export function applyDecision(job: Job, approval: JobApproval | null, now: Date): Job {
  if (approval === null) return job;
  const approved = approval.status === "approved";
  if (job.approvalStatus === approval.status && job.approved === approved) return job;
  return { ...job, approved, approvalStatus: approval.status, updatedAt: now };
}

/** The job with its derived fields. */
export function settle(job: Job, companyIsActive: boolean, now: Date): Job {
  return {
    ...job,
    category: job.type,
    searchTerms: jobSearchTerms(job),
    listed: isListed(job, companyIsActive, now),
  };
}

/** A record that waits; `earlier` is the one on an earlier text, which it is compared with. */
function openedApproval(job: Job, earlier: JobApproval | undefined, now: Date): JobApproval {
  return {
    jobId: job.id,
    companyId: job.companyId,
    revision: job.revision,
    status: "pending",
    adminNotes: "",
    createdAt: now,
    updatedAt: now,
    ...(earlier?.decided && earlier.companyId === job.companyId
      ? { decided: earlier.decided }
      : {}),
  };
}

const derivedFields = [
  "approved",
  "approvalStatus",
  "updatedAt",
  "category",
  "searchTerms",
  "listed",
] as const;

/** The derived fields that differ, or null when none does: writing nothing is what ends the chain of events. */
export function changedFields(
  before: Job,
  after: Job,
): Partial<Pick<Job, (typeof derivedFields)[number]>> | null {
  const changed = derivedFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map((field) => [field, after[field]]));
}
