import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { pendingJobSearchText } from "../../domain/administration/adminSearch.ts";
import { addDays } from "../../domain/dates.ts";
import type { RejectedJob } from "../../domain/job/rejectedJob.ts";
import { searchTerms } from "../../domain/text/searchTerms.ts";
import { checkJob } from "../jobs/checkJob.ts";
import { noteDecision, refusalId } from "../jobs/onPendingJobDeleted.ts";
import { forgetRefusal } from "../jobs/onPendingJobWritten.ts";
import { hasSameTerms, indexPendingJob } from "../search/searchIndex.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";
import { lookBackDays } from "../lookBackDays.ts";

/** Goes through imported jobs, pending and rejected. */
export function reconcilePendingJobs(run: ReconciliationRun): Promise<number> {
  const { context } = run;
  const family = { lead: context.store.pendingJobs, refusal: context.store.rejectedJobs };
  return walkRows(context, "pendingJobs", family, (page) =>
    run.look(page, async (id, { lead, refusal }) => {
      const job = lead?.data();
      if (job === undefined) return lookAtRefused(run, id, refusal!);
      if (!hasSameTerms(job.searchTerms, searchTerms(pendingJobSearchText(job))))
        await run.mend("searchTerms", id, () => indexPendingJob(context, id));
      if (!(await context.store.jobChecks.doc(id).get()).exists)
        await run.mend("uncheckedJob", id, () => checkJob(context, id));
      if (refusal !== undefined)
        await run.mend("refusedJobThatWaits", id, () => forgetRefusal(context, id));
    }),
  );
}

async function lookAtRefused(
  run: ReconciliationRun,
  id: string,
  refusal: QueryDocumentSnapshot<RejectedJob>,
): Promise<void> {
  const { context } = run;
  const { rejectedAt } = refusal.data();
  if (rejectedAt <= addDays(context.now, -lookBackDays)) return;
  const entryId = refusalId(id, rejectedAt);
  if (!(await context.store.audit.doc(entryId).get()).exists)
    await run.mend("refusalWithoutNote", id, () => noteDecision(context, entryId, id));
}
