import type { Context } from "../../context.ts";
import { unansweredStages } from "../../domain/application/stage.ts";
import { addDays } from "../../domain/dates.ts";
import { type ClosingNotice, isToldBy } from "../../domain/closing/closingNotice.ts";

/** How many days back an unfinished notice is looked for: longer than a pass takes. */
const lookBackDays = 14;

/** How many applications of a job with a notice are looked at. */
const most = 50;

/** Whether a recent notice left out somebody. */
export async function isUnfinished(
  { store, now }: Pick<Context, "store" | "now">,
  jobId: string,
  notice: ClosingNotice | undefined,
): Promise<boolean> {
  if (notice === undefined || notice.askedAt <= addDays(now, -lookBackDays)) return false;
  const { docs } = await store.candidates
    .where("jobId", "==", jobId)
    .where("stage", "in", unansweredStages)
    .limit(most)
    .get();
  return docs.some((row) => isToldBy(notice, row.data()));
}
