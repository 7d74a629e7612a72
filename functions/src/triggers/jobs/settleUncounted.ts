import type { Desk } from "../../desk.ts";
import type { Job } from "../../domain/job/job.ts";
import { statsShare, type StatsShare } from "../../domain/administration/stats.ts";
import { settleHiring } from "../companies/settleHiring.ts";
import { attempt } from "../handle.ts";
import { settleJob } from "./settleJob.ts";

const pageSize = 100;

/**
 * Settles the jobs that the public counts do not hold as they are. No event is behind them: an import into the database
 * makes none (https://firebase.google.com/docs/firestore/manage-data/export-import). The others are only read.
 */
export async function settleUncounted(desk: Desk): Promise<void> {
  const { jobs, statsShares, firestore } = desk.store;
  const ordered = jobs.orderBy("__name__").limit(pageSize);
  let page = await ordered.get();
  while (page.size > 0) {
    const shares = await firestore.getAll(...page.docs.map(({ id }) => statsShares.doc(id)));
    for (const [at, row] of page.docs.entries())
      await attempt(desk, "settleUncounted", row.id, async () => {
        const job = row.data();
        if (!isCounted(job, shares[at]?.data() as StatsShare | undefined)) await settle(desk, job);
      });
    page = await ordered.startAfter(page.docs.at(-1)!.id).get();
  }
}

function isCounted(job: Job, share: StatsShare | undefined): boolean {
  const wanted = statsShare(job);
  return (Object.keys(wanted) as (keyof StatsShare)[]).every((key) => wanted[key] === share?.[key]);
}

async function settle(desk: Desk, { id, companyId }: Job): Promise<void> {
  await settleJob(desk, id);
  if (companyId !== null) await settleHiring(desk, companyId);
}
