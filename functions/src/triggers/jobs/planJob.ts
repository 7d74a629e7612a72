import { statsShare, type StatsShare } from "../../domain/administration/stats.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import { jobSearchTerms } from "../../domain/job/jobSearch.ts";
import { isListed } from "../../domain/job/jobStanding.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { receivedMail } from "../../mail/receivedMail.ts";
import { isSameShare } from "../../store/countShare.ts";
import type { Write } from "../../store/writes.ts";
import { isOut } from "./decisionNews.ts";
import { decisionOf, planDecision } from "./planDecision.ts";

/** A job beside its approval record, which may be about another revision, or about an earlier job of the same id. */
export type RecordedJob = { job: Job; record: JobApproval | null; isOfEarlierJob: boolean };

/** What `planJob` decides by. */
export type JobSnapshot = {
  jobId: string;
  /** Null: the job is gone. */
  job: Job | null;
  record: JobApproval | null;
  isOfEarlierJob: boolean;
  /** The job's company; null where it has none, or that is gone. */
  company: Company | null;
  /** Whether the company was deleted for good. */
  hasTombstone: boolean;
  /** What the public counts hold of the job. */
  counted: StatsShare | null;
  /** Whether the mail `MailsInQuestion.receipt` is there. */
  hasReceipt: boolean;
  /** The mail `MailsInQuestion.waiting`; undefined where it is gone, or none is in question. */
  waitingMail: Mail | undefined;
};

/** The ids of the mails whose state a plan depends on; null: of none. */
export type MailsInQuestion = {
  /** Tells the company that its job came in. */
  receipt: string | null;
  /** Tells the company of an earlier decision, and may not be out yet. */
  waiting: string | null;
};

/** When a plan is made, and for which site (its address has no slash at the end). */
export type Terms = { now: Date; siteUrl: string };

/**
 * The writes that bring everything that follows from a job up to its present state: the approval record, the decision on
 * it, the mail about that, the derived fields, the note that it was public, the public counts. Only what differs is
 * written: no writes end the chain of events.
 */
export function planJob(snapshot: JobSnapshot, terms: Terms): Write[] {
  const { jobId, job, record, company, counted } = snapshot;
  if (job === null) return planDeletedJob(snapshot, terms.now);
  // Written while its company was being deleted, after the deletion had gone through its jobs.
  if (snapshot.hasTombstone) return [{ in: "jobs", id: jobId, delete: true }];

  const change = changeOf({ ...snapshot, job }, company, terms.now);
  const decision = decisionOf(change);
  return [
    ...planOpening(change, record, terms.now),
    ...planReceipt(change, snapshot, terms),
    ...(decision === null ? [] : planDecision(decision, snapshot, terms)),
    ...planFields({ ...snapshot, job }, change.reconciled, terms.now),
    ...planShare(jobId, counted, statsShare(change.reconciled)),
  ];
}

/** Which mails the rest of the snapshot makes the plan depend on. */
export function mailsInQuestion(
  snapshot: Omit<JobSnapshot, "hasReceipt" | "waitingMail">,
  now: Date,
): MailsInQuestion {
  const { job, record, company, hasTombstone } = snapshot;
  if (job === null) return { receipt: null, waiting: record?.news?.mail?.id ?? null };
  if (hasTombstone) return { receipt: null, waiting: null };
  const change = changeOf({ ...snapshot, job }, company, now);
  return {
    receipt: isReceived(change, record) ? receiptId(job) : null,
    waiting: decisionOf(change)?.news.mail?.id ?? null,
  };
}

/** What a job becomes. */
type Change = { before: Job; reconciled: Job; approval: JobApproval | null };

function changeOf(recorded: RecordedJob, company: Company | null, now: Date): Change {
  const { job } = recorded;
  const approval = approvalOf(recorded);
  const isActive = job.companyId === null || company?.active === true;
  return {
    before: job,
    reconciled: reconcile(applyDecision(job, approval, now), isActive, now),
    approval,
  };
}

/** Whether the job waits without a record that says so. */
function opens({ reconciled, approval }: Change): boolean {
  return reconciled.approvalStatus === "pending" && approval === null;
}

function planOpening(change: Change, record: JobApproval | null, now: Date): Write[] {
  if (!opens(change)) return [];
  const { before: job } = change;
  return [{ in: "jobApprovals", id: job.id, set: openedApproval(job, record, now) }];
}

/** Whether its company is to read that the job came in; an edit of a job that waits already is worth no mail. */
function isReceived(change: Change, record: JobApproval | null): boolean {
  return opens(change) && record?.status !== "pending";
}

function receiptId({ id, revision }: Job): string {
  return jobMailId(id, revision, "received");
}

function planReceipt(
  change: Change,
  { record, company, hasReceipt }: JobSnapshot,
  { now, siteUrl }: Terms,
): Write[] {
  if (company === null || hasReceipt || !isReceived(change, record)) return [];
  const mail = receivedMail(change.before, company, siteUrl, now);
  return mail === null ? [] : [{ in: "mail", id: receiptId(change.before), set: mail }];
}

/** The derived fields of the job, its record's revision, and the note that it was public. */
function planFields(recorded: RecordedJob, reconciled: Job, now: Date): Write[] {
  const { id, revision } = recorded.job;
  const difference = changedFields(recorded.job, reconciled);
  const writes: Write[] = [];
  if (isLeftBehind(recorded, reconciled))
    writes.push({ in: "jobApprovals", id, update: { revision } });
  if (difference !== null) writes.push({ in: "jobs", id, update: difference });
  if (difference?.listed)
    writes.push({ in: "publishedJobs", id, set: { type: reconciled.type, at: now } });
  return writes;
}

function planShare(share: string, before: StatsShare | null, after: StatsShare | null): Write[] {
  return isSameShare(before, after) ? [] : [{ share, before, after }];
}

/**
 * Removes the record of a job that is gone and the mail about it that is not out yet, takes the job out of the counts, and
 * notes when that was: once, since its share goes in the same write.
 */
function planDeletedJob({ jobId, record, counted, waitingMail }: JobSnapshot, now: Date): Write[] {
  const writes: Write[] = [];
  const waiting = record?.news?.mail?.id;
  if (record !== null) writes.push({ in: "jobApprovals", id: jobId, delete: true });
  if (waiting !== undefined && !isOut(waitingMail))
    writes.push({ in: "mail", id: waiting, delete: true });
  if (counted !== null) writes.push({ in: "jobClosures", id: jobId, merge: { closedAt: now } });
  return [...writes, ...planShare(jobId, counted, null)];
}

/**
 * The approval when it is about the job as it is now, else null: one of another revision does not count, nor does one
 * about an earlier job of the same id.
 */
export function approvalOf({ job, record, isOfEarlierJob }: RecordedJob): JobApproval | null {
  return record === null || record.revision !== job.revision || isOfEarlierJob ? null : record;
}

/**
 * Whether the record is to follow the job: the text of a decided job changed and the decision stands, as where the
 * administrator corrects it. Left behind, it could not be decided on again.
 */
export function isLeftBehind({ record, isOfEarlierJob }: RecordedJob, reconciled: Job): boolean {
  return (
    record !== null &&
    reconciled.approvalStatus !== "pending" &&
    record.status === reconciled.approvalStatus &&
    record.revision < reconciled.revision &&
    !isOfEarlierJob
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
export function reconcile(job: Job, companyIsActive: boolean, now: Date): Job {
  return {
    ...job,
    category: job.type,
    searchTerms: jobSearchTerms(job),
    listed: isListed(job, companyIsActive, now),
  };
}

/** A record that waits; `earlier` is the one on an earlier text, which it is compared with. */
function openedApproval(job: Job, earlier: JobApproval | null, now: Date): JobApproval {
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
