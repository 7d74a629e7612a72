import type { Context } from "../../context.ts";
import type { Job } from "../../domain/job/job.ts";
import { statsShare, type StatsShare } from "../../domain/administration/statsShare.ts";
import { reconcileHiring } from "../companies/reconcileHiring.ts";
import { eachPage } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { reconcileJob } from "./reconcileJob.ts";

/**
 * Reconciles the jobs that the public counts do not hold as they are. No event is behind them: an import into the database
 * makes none (https://firebase.google.com/docs/firestore/manage-data/export-import). The others are only read.
 */
export async function reconcileUncounted(context: Context): Promise<void> {
  const { jobs, statsShares, firestore } = context.store;
  await eachPage(jobs.orderBy("__name__"), async (page) => {
    const shares = await firestore.getAll(...page.map(({ id }) => statsShares.doc(id)));
    for (const [at, row] of page.entries())
      await attempt(context, "reconcileUncounted", row.id, async () => {
        const job = row.data();
        if (!isCounted(job, shares[at]?.data())) await reconcile(context, job);
      });
  });
}

function isCounted(job: Job, share: Partial<StatsShare> | undefined): boolean {
  const wanted = statsShare(job);
  return (Object.keys(wanted) as (keyof StatsShare)[]).every((key) => wanted[key] === share?.[key]);
}

async function reconcile(context: Context, { id, companyId }: Job): Promise<void> {
  await reconcileJob(context, id);
  if (companyId !== null) await reconcileHiring(context, companyId);
}
