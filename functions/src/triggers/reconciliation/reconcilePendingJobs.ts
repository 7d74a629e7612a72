import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { pendingJobSearchText } from "../../domain/administration/adminSearch.ts";
import { addDays } from "../../domain/dates.ts";
import type { RejectedJob } from "../../domain/job/rejectedJob.ts";
import { searchTerms } from "../../domain/text/searchTerms.ts";
import { noteDecision, refusalId } from "../jobs/onPendingJobDeleted.ts";
import { forgetRefusal } from "../jobs/onPendingJobWritten.ts";
import { hasSameTerms, indexPendingJob } from "../search/searchIndex.ts";
import type { Round } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";

/** Goes through vacancies on paper, those that wait and those that were refused. */
export function reconcilePendingJobs(round: Round): Promise<number> {
  const { desk } = round;
  const family = { lead: desk.store.pendingJobs, refusal: desk.store.rejectedJobs };
  return walkRows(desk, "pendingJobs", family, (page) =>
    round.look(page, async (id, { lead, refusal }) => {
      const job = lead?.data();
      if (job === undefined) return lookAtRefused(round, id, refusal!);
      if (!hasSameTerms(job.searchTerms, searchTerms(pendingJobSearchText(job))))
        await round.mend("searchTerms", id, () => indexPendingJob(desk, id));
      if (refusal !== undefined)
        await round.mend("refusedJobThatWaits", id, () => forgetRefusal(desk, id));
    }),
  );
}

/** How many days back a refusal is looked for in the audit: longer than a pass takes. */
const lookBackDays = 14;

async function lookAtRefused(
  round: Round,
  id: string,
  refusal: QueryDocumentSnapshot<RejectedJob>,
): Promise<void> {
  const { desk } = round;
  const { rejectedAt } = refusal.data();
  if (rejectedAt <= addDays(desk.now, -lookBackDays)) return;
  const entryId = refusalId(id, rejectedAt);
  if (!(await desk.store.audit.doc(entryId).get()).exists)
    await round.mend("refusalWithoutNote", id, () => noteDecision(desk, entryId, id));
}
