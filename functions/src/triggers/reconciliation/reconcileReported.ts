import { permanentReason } from "../handle.ts";
import { planReports } from "../reports/planReports.ts";
import { reconcileReports } from "../reports/reconcileReports.ts";
import { isThere, readReports } from "../reports/reportsOfJob.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";

/** Goes through the reports of jobs and their summaries, job by job. */
export async function reconcileReported(run: ReconciliationRun): Promise<number> {
  const { context } = run;
  const { jobReports, reportSummaries } = context.store;
  const seen = new Set<string>();
  const look = async (jobId: string) => {
    if (seen.has(jobId)) return;
    seen.add(jobId);
    const isRight = await isReconciled(run, jobId).catch(ifUnreadable);
    if (isRight === "unreadable") run.note("unreadable", jobId);
    else if (!isRight) await run.mend("reports", jobId, () => reconcileReports(context, jobId));
  };
  const summaries = await walkRows(context, "reportSummaries", { lead: reportSummaries }, (page) =>
    each([...page.keys()], look),
  );
  const reports = await walkRows(context, "jobReports", { lead: jobReports }, (page) =>
    each(
      [...page.values()].map(({ lead }) => lead!.data().jobId),
      look,
    ),
  );
  return summaries + reports;
}

async function each(ids: string[], look: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) await look(id);
}

function ifUnreadable(error: unknown): "unreadable" {
  if (permanentReason(error) === null) throw error;
  return "unreadable";
}

/** Whether the reports of a job have a job, and a summary that says what they say. */
function isReconciled(
  { context, adminEmail }: Pick<ReconciliationRun, "context" | "adminEmail">,
  jobId: string,
): Promise<boolean> {
  const { store, now, siteUrl } = context;
  const terms = { now, siteUrl, adminEmail };
  return store.firestore.runTransaction(
    async (transaction) => {
      const { snapshot, reports } = await readReports(context, transaction, jobId);
      if (!isThere(snapshot)) return false;
      const { job, company, reports: summary } = snapshot;
      const plan = planReports({ job, company, reports: [...reports.values()], summary }, terms);
      return plan.writes.length === 0;
    },
    { readOnly: true },
  );
}
