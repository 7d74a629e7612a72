import { unansweredStages } from "../../domain/application/stage.ts";
import { limits } from "../../domain/limits.ts";
import type { Store } from "../../store/store.ts";

/** How many applications to a job its company has given no answer, counted up to what a page counts; not those withdrawn from it. */
export async function countUnanswered(
  { candidates }: Store,
  companyId: string,
  jobId: string,
): Promise<number> {
  const unanswered = candidates
    .where("companyId", "==", companyId)
    .where("jobId", "==", jobId)
    .where("stage", "in", unansweredStages)
    .limit(limits.listRequest.max);
  return (await unanswered.count().get()).data().count;
}
