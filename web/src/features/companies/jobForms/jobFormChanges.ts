import { endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { type Job, type JobContent, jobContent, type JobDraft } from "@vagas/functions/domain/job";

type JobChanges = {
  content: JobContent;
  expiresAt: Date;
  kind: "nothing" | "deadline" | "content";
};

/** What a form changes in a job. A deadline on the same day keeps its exact time. */
export function jobChanges(job: Job, draft: JobDraft): JobChanges {
  const content = jobContent(draft);
  const sameDay = draft.deadline === isoDay(job.expiresAt);
  const expiresAt = sameDay ? job.expiresAt : endOfDay(draft.deadline);
  const changed = (Object.keys(content) as (keyof JobContent)[]).some(
    (field) => JSON.stringify(content[field]) !== JSON.stringify(job[field]),
  );
  return { content, expiresAt, kind: changed ? "content" : sameDay ? "nothing" : "deadline" };
}
