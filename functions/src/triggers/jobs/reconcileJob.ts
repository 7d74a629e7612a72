import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import type { Store } from "../../store/store.ts";
import { execute } from "../../store/writes.ts";
import { inQuestion, type JobSnapshot, planJob, type RecordedJob } from "./planJob.ts";

/**
 * Brings everything derived from a job up to date (`planJob`). Every event of a job, its approval, its company or its
 * deadline ends here, so repeats and any order have the same result.
 */
export async function reconcileJob({ store, now, siteUrl }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const snapshot = await readJobSnapshot(store, transaction, jobId, now);
    execute(store, transaction, planJob(snapshot, { now, siteUrl }));
  });
}

/** The input of `planJob`, read in a transaction before it writes. */
export async function readJobSnapshot(
  store: Store,
  transaction: Transaction,
  jobId: string,
  now: Date,
): Promise<JobSnapshot> {
  const [jobDoc, approvalDoc, shareDoc, reportsDoc] = await Promise.all([
    transaction.get(store.jobs.doc(jobId)),
    transaction.get(store.jobApprovals.doc(jobId)),
    transaction.get(store.statsShares.doc(jobId)),
    transaction.get(store.reportSummaries.doc(jobId)),
  ]);
  const snapshot = {
    jobId,
    job: jobDoc.data() ?? null,
    ...recordOf(jobDoc, approvalDoc),
    ...(await readCompany(store, transaction, jobDoc.data()?.companyId ?? null)),
    reports: reportsDoc.data() ?? null,
    counted: shareDoc.data() ?? null,
  };
  return { ...snapshot, ...(await readInQuestion(store, transaction, snapshot, now)) };
}

/** What a plan also depends on, given the rest of its input. */
async function readInQuestion(
  { mail, publishedJobs }: Store,
  transaction: Transaction,
  snapshot: Parameters<typeof inQuestion>[0],
  now: Date,
): Promise<Pick<JobSnapshot, "hasReceipt" | "waitingMail" | "published">> {
  const { receipt, waiting, note } = inQuestion(snapshot, now);
  const [receiptDoc, waitingDoc, publishedDoc] = await Promise.all([
    receipt === null ? null : transaction.get(mail.doc(receipt)),
    waiting === null ? null : transaction.get(mail.doc(waiting)),
    note ? transaction.get(publishedJobs.doc(snapshot.jobId)) : null,
  ]);
  return {
    hasReceipt: receiptDoc?.exists ?? false,
    waitingMail: waitingDoc?.data(),
    published: publishedDoc?.data() ?? null,
  };
}

async function readCompany(
  { companies, tombstones }: Store,
  transaction: Transaction,
  companyId: string | null,
): Promise<{ company: Company | null; hasTombstone: boolean }> {
  if (companyId === null) return { company: null, hasTombstone: false };
  const company = (await transaction.get(companies.doc(companyId))).data() ?? null;
  const hasTombstone =
    company === null && (await transaction.get(tombstones.doc(companyId))).exists;
  return { company, hasTombstone };
}

/** The stored approval record of a job: one last written before the job was created is about an earlier job. */
export function recordOf(
  job: DocumentSnapshot<Job>,
  approval: DocumentSnapshot<JobApproval> | undefined,
): Pick<RecordedJob, "record" | "isOfEarlierJob"> {
  const { createTime } = job;
  const updateTime = approval?.updateTime;
  const isOfEarlierJob =
    createTime !== undefined &&
    updateTime !== undefined &&
    updateTime.valueOf() < createTime.valueOf();
  return { record: approval?.data() ?? null, isOfEarlierJob };
}
