import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { adminEmail } from "../../functionOptions.ts";
import { eachDocument, eachPage } from "../../store/eachDocument.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { ifUnchanged } from "../../store/ifUnchanged.ts";
import { addDays } from "../../domain/dates.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import { permanentReason } from "../handle.ts";
import { planReports } from "./planReports.ts";
import { carryOut, isThere, readReports } from "./reportsOfJob.ts";

type IsOver = (report: JobReport) => boolean;

/**
 * Recomputes the summary of a job's reports and its hold, without the reports of these ids that are still to go
 * (`isOver`): their persons may have reported again since they were found.
 */
export async function reconcileReports(
  context: Context,
  jobId: string,
  over: ReadonlySet<string> = new Set(),
  isOver: IsOver = () => true,
): Promise<void> {
  const { store, now, siteUrl } = context;
  const isLeft = await store.firestore.runTransaction(async (transaction) => {
    const { snapshot, reports } = await readReports(context, transaction, jobId);
    if (!isThere(snapshot)) return true;
    const { job, company, reports: summary } = snapshot;
    const staying = [...reports].filter(([id, report]) => !over.has(id) || !isOver(report));
    const stays = new Set(staying.map(([id]) => id));
    const kept = staying.map(([, report]) => report);
    const plan = planReports(
      { job, company, reports: kept, summary },
      { now, siteUrl, adminEmail: adminEmail.value() },
    );
    const removed = [...over]
      .filter((id) => !stays.has(id))
      .map((id) => ({ in: "jobReports", id, delete: true }) as const);
    carryOut(context, transaction, snapshot, plan, removed);
    return false;
  });
  if (isLeft) await removeReports(context, jobId);
}

/** Removes the reports of a job that is gone, and their summary. */
export async function removeReports({ store }: Context, jobId: string): Promise<void> {
  await deleteAll(store.jobReports.where("jobId", "==", jobId));
  await store.reportSummaries.doc(jobId).delete();
}

/** Removes what an account reported. Jobs that its reports took off stay off until the administrator decides. */
export async function forgetReporter(context: Context, uid: string): Promise<void> {
  const person = context.fingerprint("account", uid);
  const rows = await context.store.jobReports.where("person", "==", person).get();
  await endReports(context, rows.docs);
}

/**
 * Removes some reports, from the summaries too. A job that fits no schema stops no erasure: its summary goes, and a
 * nightly run writes another once the job can be read.
 */
async function endReports(
  context: Context,
  rows: readonly QueryDocumentSnapshot<JobReport>[],
  isOver?: IsOver,
): Promise<void> {
  const byJob = Map.groupBy(rows, (row) => String(row.get("jobId")));
  for (const [jobId, ended] of byJob) {
    try {
      await reconcileReports(context, jobId, new Set(ended.map(({ id }) => id)), isOver);
    } catch (error) {
      if (permanentReason(error) === null) throw error;
      for (const { ref } of ended) await ref.delete();
      await context.store.reportSummaries.doc(jobId).delete();
    }
  }
}

/** The most values of an `in` query in Firestore. */
const queriedAtOnce = 30;

/**
 * Removes the persons from the reports of accounts that are about to be removed: nobody can be found by such a report
 * any more, and the administrator still reads what it says.
 */
export async function unlinkReporters(context: Context, uids: readonly string[]): Promise<void> {
  const { store } = context;
  for (let from = 0; from < uids.length; from += queriedAtOnce) {
    const persons = uids
      .slice(from, from + queriedAtOnce)
      .map((uid) => context.fingerprint("account", uid));
    await eachPage(store.jobReports.where("person", "in", persons), async (page) => {
      for (const { ref } of page) await ref.update({ person: null });
    });
  }
}

/** How long a nightly run may fail before a network is kept until its report goes. */
const lookBackDays = 30;

/** Removes reports after their retention, and networks once reports no longer count together. */
export async function purgeReports(context: Context): Promise<void> {
  const { store, now } = context;
  const counted = addDays(now, -retention.reportNetwork);
  const older = store.jobReports
    .where("at", "<=", counted)
    .where("at", ">", addDays(counted, -lookBackDays))
    .orderBy("at");
  await eachDocument(older, async (row) => {
    if (row.data().network !== null)
      await ifUnchanged(row, (asRead) => row.ref.update({ network: null }, asRead));
  });
  const over = store.jobReports.where("expiresAt", "<=", now).orderBy("expiresAt");
  await eachPage(over, (page) => endReports(context, page, ({ expiresAt }) => expiresAt <= now));
}
