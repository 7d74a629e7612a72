import { isUnderway } from "../../domain/closing/closingNotice.ts";
import { hasEnded } from "../../domain/closing/jobEnd.ts";
import { isUnfinished } from "../closing/isUnfinished.ts";
import { reconcileClosing } from "../closing/reconcileClosing.ts";
import { takeBackNotice } from "../closing/takeBackNotice.ts";
import type { JobKin } from "./jobKin.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";

/** A notice that left out somebody, or that stayed when its job took applications again before people were told. */
export async function lookAtNotice(
  run: ReconciliationRun,
  id: string,
  { lead, closing }: Pick<JobKin, "lead" | "closing">,
): Promise<void> {
  const { context } = run;
  const job = lead?.data() ?? null;
  const notice = closing?.data();
  if (job !== null && !hasEnded(job, context.now) && isUnderway(notice, job.updatedAt))
    await run.mend("closing", id, () => takeBackNotice(context, id, job.updatedAt));
  else if (await isUnfinished(context, id, notice, job))
    await run.mend("closing", id, () => reconcileClosing(context, id, context.now));
}
