import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { limits } from "../../domain/limits.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import { execute, type Write } from "../../store/writes.ts";
import { type JobSnapshot, planJob } from "../jobs/planJob.ts";
import { readJobSnapshot } from "../jobs/reconcileJob.ts";
import type { ReportsPlan } from "./planReports.ts";

/** A job that exists, with everything that its derived fields follow from. */
type Existing = JobSnapshot & { job: NonNullable<JobSnapshot["job"]> };

/** A job and its stored reports by their ids, read in a transaction before it writes. */
type ReadReports = { snapshot: JobSnapshot; reports: Map<string, JobReport> };

/** A job without its reports, and with the note that it was public: its reports decide whether it is listed. */
export async function readReportedJob(
  { store, now }: Pick<Context, "store" | "now">,
  transaction: Transaction,
  jobId: string,
): Promise<JobSnapshot> {
  const [snapshot, note] = await Promise.all([
    readJobSnapshot(store, transaction, jobId, now),
    transaction.get(store.publishedJobs.doc(jobId)),
  ]);
  return { ...snapshot, published: note.data() ?? null };
}

/** The stored reports of a job by their ids: up to `limits.reports.ofJob` reads. */
export async function readStoredReports(
  { store }: Pick<Context, "store">,
  transaction: Transaction,
  jobId: string,
): Promise<Map<string, JobReport>> {
  const all = store.jobReports.where("jobId", "==", jobId).limit(limits.reports.ofJob + 1);
  const rows = await transaction.get(all);
  return new Map(rows.docs.map((row) => [row.id, row.data()]));
}

export async function readReports(
  context: Pick<Context, "store" | "now">,
  transaction: Transaction,
  jobId: string,
): Promise<ReadReports> {
  const [snapshot, reports] = await Promise.all([
    readReportedJob(context, transaction, jobId),
    readStoredReports(context, transaction, jobId),
  ]);
  return { snapshot, reports };
}

/** Whether the job is there, and its company was not deleted for good. */
export function isThere(snapshot: JobSnapshot): snapshot is Existing {
  return snapshot.job !== null && !snapshot.hasTombstone;
}

/** Writes a plan of a job's reports and, in the same transaction, what follows from it for the job. */
export function carryOut(
  { store, now, siteUrl }: Context,
  transaction: Transaction,
  snapshot: JobSnapshot,
  { summary, writes }: ReportsPlan,
  others: readonly Write[] = [],
): void {
  execute(store, transaction, [
    ...others,
    ...writes,
    ...planJob({ ...snapshot, reports: summary }, { now, siteUrl }),
  ]);
}
