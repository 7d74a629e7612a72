import type { Context } from "../../context.ts";
import { tellingTime } from "../../domain/application/answer.ts";
import { unansweredStages } from "../../domain/application/stage.ts";
import { addDays } from "../../domain/dates.ts";
import { type ClosingNotice, isToldBy } from "../../domain/closing/closingNotice.ts";
import { hasEnded } from "../../domain/closing/jobEnd.ts";
import type { Job } from "../../domain/job/job.ts";
import { lookBackDays } from "../lookBackDays.ts";

/** How many applications of a job with a notice are looked at. */
const most = 50;

/** Whether a recent notice left out somebody. One of a job that came back since asks nothing any more. `job` null: deleted. */
export async function isUnfinished(
  { store, now }: Pick<Context, "store" | "now">,
  jobId: string,
  notice: ClosingNotice | undefined,
  job: Job | null,
): Promise<boolean> {
  if (notice === undefined || notice.askedAt <= addDays(now, -lookBackDays)) return false;
  if (job !== null && !isSameEnd(job, notice, now)) return false;
  const { docs } = await store.candidates
    .where("companyId", "==", notice.companyId)
    .where("jobId", "==", jobId)
    .where("stage", "in", unansweredStages)
    .limit(most)
    .get();
  return docs.some((row) => isToldBy(notice, row.data()));
}

/** Whether the job is still over as it was when people were to be told. */
function isSameEnd(job: Job, { askedAt }: ClosingNotice, now: Date): boolean {
  return hasEnded(job, now) && job.updatedAt < tellingTime(askedAt);
}
