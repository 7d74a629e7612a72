import { statsShare, type StatsShare } from "../../domain/administration/statsShare.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import type { PublishedJob } from "../../domain/job/publishedJob.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { receivedMail } from "../../mail/receivedMail.ts";
import { isSameShare } from "../../store/countShare.ts";
import type { Write } from "../../store/writes.ts";
import { isOut } from "./decisionNews.ts";
import { applyDecision, changedFields, reconcile } from "./derivedFields.ts";
import { type JobSurroundings, standingOf } from "./standingOf.ts";
import { decisionOf, planDecision } from "./planDecision.ts";
import { asksForNote, planDeletedNote, planNote, postedSince } from "./planNote.ts";

/** A job with its approval record, which may be about another revision, or about an earlier job of the same id. */
export type RecordedJob = { job: Job; record: JobApproval | null; isOfEarlierJob: boolean };

/** The input of `planJob`. */
export type JobSnapshot = {
  jobId: string;
  /** Null: the job is deleted. */
  job: Job | null;
  record: JobApproval | null;
  isOfEarlierJob: boolean;
  /** The job's company; null if it has none, or the company is deleted. */
  company: Company | null;
  /** Whether the company was deleted for good. */
  hasTombstone: boolean;
  /** Null: nobody has reported the job. */
  reports: ReportSummary | null;
  /** The job's share of the public counts. */
  counted: StatsShare | null;
  /** Whether the mail `InQuestion.receipt` exists. */
  hasReceipt: boolean;
  /** The mail `InQuestion.waiting`; undefined if deleted, or none is in question. */
  waitingMail: Mail | undefined;
  /** The note that it was public, null without one; read where `InQuestion.note` says so. */
  published: PublishedJob | null;
};

/** What else a plan depends on: the ids of mails, null for none, and its note. */
type InQuestion = {
  /** Tells the company that its job was received. */
  receipt: string | null;
  /** Tells the company of an earlier decision, and may be unsent. */
  waiting: string | null;
  /** The note that the job was public. */
  note: boolean;
};

/** The time of a plan, and its site (the address has no trailing slash). */
type Terms = { now: Date; siteUrl: string };

/**
 * The writes that bring everything derived from a job up to date: the approval record, its decision, the decision's
 * mail, the derived fields, the note that it was public, the public counts. Only differences are written: no writes
 * end the chain of events.
 */
export function planJob(snapshot: JobSnapshot, terms: Terms): Write[] {
  const { jobId, job, record, counted } = snapshot;
  if (job === null) return planDeletedJob(snapshot, terms.now);
  // Written while its company was being deleted, after the deletion had processed its jobs.
  if (snapshot.hasTombstone) return [{ in: "jobs", id: jobId, delete: true }];

  const change = changeOf({ ...snapshot, job }, snapshot, terms.now);
  const decision = decisionOf(change);
  const noted = { before: job, after: change.reconciled, now: terms.now };
  const postedAt = postedSince(noted, snapshot.published);
  return [
    ...planOpening(change, record, terms.now),
    ...planReceipt(change, snapshot, terms),
    ...(decision === null ? [] : planDecision(decision, snapshot, terms)),
    ...planFields({ ...snapshot, job }, { ...change.reconciled, postedAt }),
    ...planNote(noted, snapshot.published),
    ...planShare(jobId, counted, statsShare(change.reconciled)),
  ];
}

/** What the plan depends on, given the rest of the snapshot. */
export function inQuestion(
  snapshot: Omit<JobSnapshot, "hasReceipt" | "waitingMail" | "published">,
  now: Date,
): InQuestion {
  const { job, record, hasTombstone } = snapshot;
  if (job === null)
    return {
      receipt: null,
      waiting: record?.news?.mail?.id ?? null,
      note: mayReturn(snapshot),
    };
  if (hasTombstone) return { receipt: null, waiting: null, note: false };
  const change = changeOf({ ...snapshot, job }, snapshot, now);
  return {
    receipt: isReceived(change, record) ? receiptId(job) : null,
    waiting: decisionOf(change)?.news.mail?.id ?? null,
    note: asksForNote({ before: job, after: change.reconciled, now }),
  };
}

/** The job after the plan. */
type Change = { before: Job; reconciled: Job; approval: JobApproval | null };

function changeOf(recorded: RecordedJob, surroundings: JobSurroundings, now: Date): Change {
  const { job } = recorded;
  const approval = approvalOf(recorded);
  const standing = standingOf(job, surroundings);
  return {
    before: job,
    reconciled: reconcile(applyDecision(job, approval, now), standing, now),
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

/** Whether its company is told that the job was received; an edit of a pending job causes no mail. */
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

/** The job's derived fields, and its record's revision. */
function planFields(recorded: RecordedJob, reconciled: Job): Write[] {
  const { id, revision } = recorded.job;
  const difference = changedFields(recorded.job, reconciled);
  const writes: Write[] = [];
  if (isLeftBehind(recorded, reconciled))
    writes.push({ in: "jobApprovals", id, update: { revision } });
  if (difference !== null) writes.push({ in: "jobs", id, update: difference });
  return writes;
}

function planShare(share: string, before: StatsShare | null, after: StatsShare | null): Write[] {
  return isSameShare(before, after) ? [] : [{ share, before, after }];
}

/**
 * Removes the record of a deleted job, the summary of its reports and its unsent mail, takes the job out of the counts, and records when: once,
 * because its share goes in the same write.
 */
function planDeletedJob(snapshot: JobSnapshot, now: Date): Write[] {
  const { jobId, record, reports, counted, waitingMail } = snapshot;
  const writes: Write[] = [];
  const waiting = record?.news?.mail?.id;
  if (record !== null) writes.push({ in: "jobApprovals", id: jobId, delete: true });
  if (reports !== null) writes.push({ in: "reportSummaries", id: jobId, delete: true });
  if (waiting !== undefined && !isOut(waitingMail))
    writes.push({ in: "mail", id: waiting, delete: true });
  if (counted !== null) writes.push({ in: "jobClosures", id: jobId, merge: { closedAt: now } });
  if (mayReturn(snapshot)) writes.push(...planDeletedNote(jobId, snapshot.published, now));
  return [...writes, ...planShare(jobId, counted, null)];
}

/** Whether a deleted job was on the site and may be created again: imported jobs may, which have no record. */
function mayReturn({ record, counted }: Pick<JobSnapshot, "record" | "counted">): boolean {
  return record === null && counted?.listed === true;
}

/**
 * The approval if it is about the present job, else null: one of another revision, or of an earlier job of the same
 * id, does not count.
 */
export function approvalOf({ job, record, isOfEarlierJob }: RecordedJob): JobApproval | null {
  return record === null || record.revision !== job.revision || isOfEarlierJob ? null : record;
}

/**
 * Whether the record follows the job: the text of a decided job changed and the decision stands, as after a
 * correction by the administrator. Left behind, it could not be decided on again.
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

/** A pending record; `earlier` is the one on an earlier text, for comparison. */
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
