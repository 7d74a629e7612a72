import type { Desk } from "../../desk.ts";
import type { Job } from "../../domain/job/job.ts";
import { statsShare, type StatsShare } from "../../domain/administration/stats.ts";
import { settleHiring } from "../companies/settleHiring.ts";
import { eachPage } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { settleJob } from "./settleJob.ts";

/**
 * Settles the jobs that the public counts do not hold as they are. No event is behind them: an import into the database
 * makes none (https://firebase.google.com/docs/firestore/manage-data/export-import). The others are only read.
 */
export async function settleUncounted(desk: Desk): Promise<void> {
  const { jobs, statsShares, firestore } = desk.store;
  await eachPage(jobs.orderBy("__name__"), async (page) => {
    const shares = await firestore.getAll(...page.map(({ id }) => statsShares.doc(id)));
    for (const [at, row] of page.entries())
      await attempt(desk, "settleUncounted", row.id, async () => {
        const job = row.data();
        if (!isCounted(job, shares[at]?.data() as StatsShare | undefined)) await settle(desk, job);
      });
  });
}

function isCounted(job: Job, share: StatsShare | undefined): boolean {
  const wanted = statsShare(job);
  return (Object.keys(wanted) as (keyof StatsShare)[]).every((key) => wanted[key] === share?.[key]);
}

async function settle(desk: Desk, { id, companyId }: Job): Promise<void> {
  await settleJob(desk, id);
  if (companyId !== null) await settleHiring(desk, companyId);
}
