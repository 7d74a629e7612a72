import type { Context } from "../../context.ts";
import { adminEmail } from "../../functionOptions.ts";
import { eachDocument, eachPage } from "../../store/eachDocument.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { addDays } from "../../domain/dates.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import type { Write } from "../../store/writes.ts";
import { planReports } from "./planReports.ts";
import { carryOut, isThere, readReports } from "./reportsOfJob.ts";

/** Recomputes the summary of a job's reports and its hold, without the reports that `isOver` names. */
export async function reconcileReports(
  context: Context,
  jobId: string,
  isOver: (report: JobReport) => boolean = () => false,
): Promise<void> {
  const { store, now, siteUrl } = context;
  const isLeft = await store.firestore.runTransaction(async (transaction) => {
    const { snapshot, reports } = await readReports(context, transaction, jobId);
    if (!isThere(snapshot)) return true;
    const { job, company, reports: summary } = snapshot;
    const kept = [...reports.values()].filter((report) => !isOver(report));
    const plan = planReports(
      { job, company, reports: kept, summary },
      { now, siteUrl, adminEmail: adminEmail.value() },
    );
    carryOut(context, transaction, snapshot, plan, removed(reports, isOver));
    return false;
  });
  if (isLeft) await removeReports(context, jobId);
}

function removed(reports: Map<string, JobReport>, isOver: (report: JobReport) => boolean): Write[] {
  return [...reports].flatMap(([id, report]) =>
    isOver(report) ? [{ in: "jobReports", id, delete: true } as const] : [],
  );
}

/** Removes the reports of a job that is gone, and their summary. */
export async function removeReports({ store }: Context, jobId: string): Promise<void> {
  await deleteAll(store.jobReports.where("jobId", "==", jobId));
  await store.reportSummaries.doc(jobId).delete();
}

/** Removes what an account reported. Jobs that its reports took off stay off until the administrator decides. */
export async function forgetReporter(context: Context, uid: string): Promise<void> {
  const person = context.fingerprint("account", uid);
  for (const jobId of await jobsReportedBy(context, person))
    await reconcileReports(context, jobId, (report) => report.person === person);
}

async function jobsReportedBy({ store }: Context, person: string): Promise<Set<string>> {
  const rows = await store.jobReports.where("person", "==", person).get();
  return new Set(rows.docs.map((row) => row.data().jobId));
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
    if (row.data().network !== null) await row.ref.update({ network: null });
  });
  const isOver = ({ expiresAt }: JobReport) => expiresAt <= now;
  const over = store.jobReports.where("expiresAt", "<=", now).orderBy("expiresAt");
  await eachPage(over, async (page) => {
    const jobIds = new Set(page.map((row) => row.data().jobId));
    for (const jobId of jobIds) await reconcileReports(context, jobId, isOver);
  });
}
