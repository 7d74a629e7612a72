import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Job } from "../../domain/job.ts";
import { isListed } from "../../domain/jobStanding.ts";
import type { JobApproval } from "../../domain/jobApproval.ts";
import { searchTerms } from "../../domain/searchTerms.ts";
import { statsShare, type StatsShare } from "../../domain/stats.ts";
import { decisionMail } from "../../mail/decisionMail.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { receivedMail } from "../../mail/receivedMail.ts";
import { auditEntry } from "../../store/auditEntry.ts";
import { countShare } from "../../store/countShare.ts";
import type { Store } from "../../store/store.ts";

type Decision = JobApproval & { status: "approved" | "rejected" };

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
      if (approvalDoc.exists) transaction.delete(approvalRef);
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
    const decided = settled.approvalStatus !== job.approvalStatus ? (approval as Decision) : null;
    const opens = settled.approvalStatus === "pending" && approval === null;
    // An edit of a job that waits already is worth no mail.
    const news =
      opens && approvalDoc.data()?.status !== "pending" ? "received" : (decided?.status ?? null);
    const mailRef = news && store.mail.doc(jobMailId(jobId, job.revision, news));
    const isMailed = mailRef !== null && (await transaction.get(mailRef)).exists;

    if (opens) transaction.set(approvalRef, openedApproval(job, now));
    if (decided !== null) {
      transaction.set(
        store.audit.doc(jobMailId(jobId, decided.revision, decided.status)),
        auditEntry(collections.jobs, jobId, decided.status, now, { notes: decided.adminNotes }),
      );
    }
    if (mailRef !== null && company && !isMailed) {
      const mail =
        decided === null
          ? receivedMail(job, company, siteUrl, now)
          : decisionMail({
              status: decided.status,
              notes: decided.adminNotes,
              job: settled,
              company,
              siteUrl,
              now,
            });
      if (mail !== null) transaction.set(mailRef, mail);
    }
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
  if (counted !== null) transaction.set(store.jobClosures.doc(jobId), { closedAt: now });
  countShare(store, transaction, jobId, counted, null);
}

/**
 * The approval when it is about the job as it is now, else null: one of another revision does not count, nor does one
 * last written before the job was created, which is about an earlier job of the same id.
 */
function approvalOf(
  job: DocumentSnapshot<Job>,
  approval: DocumentSnapshot<JobApproval>,
): JobApproval | null {
  const record = approval.data();
  if (record === undefined || record.revision !== job.data()!.revision) return null;
  return approval.updateTime!.valueOf() < job.createTime!.valueOf() ? null : record;
}

/** The job with the decision on it, if there is one; a decision that is there already changes nothing. */
export function applyDecision(job: Job, approval: JobApproval | null, now: Date): Job {
  if (approval === null || approval.status === "pending") return job;
  const approved = approval.status === "approved";
  if (job.approvalStatus === approval.status && job.approved === approved) return job;
  return { ...job, approved, approvalStatus: approval.status, updatedAt: now };
}

/** The job with its derived fields. */
export function settle(job: Job, companyIsActive: boolean, now: Date): Job {
  return {
    ...job,
    category: job.type,
    searchTerms: searchTerms(job.title),
    listed: isListed(job, companyIsActive, now),
  };
}

function openedApproval(job: Job, now: Date): JobApproval {
  return {
    jobId: job.id,
    companyId: job.companyId,
    revision: job.revision,
    status: "pending",
    adminNotes: "",
    createdAt: now,
    updatedAt: now,
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
