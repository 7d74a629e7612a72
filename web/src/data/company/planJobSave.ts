import { endOfDay, isoDay } from "@vagas/functions/domain/dates";
import {
  type Job,
  type JobContent,
  jobContent,
  type JobDraft,
} from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";

/** A job as its form shows it: with the text of the edit that waits or was refused, where there is one. */
export type ShownJob = { job: Job; edit: JobEdit | null };

export type JobSave = {
  content: JobContent;
  /** Null: the deadline stays, to the second. */
  expiresAt: Date | null;
  /** Where the text is written: to the job itself, to an edit of it, or nowhere. */
  text: "job" | "edit" | null;
  /** The edit that was shown is not wanted any more: its text went elsewhere, or is the job's. */
  dropsEdit: boolean;
};

/** What saving a form comes to. `isApproved` is what the job is now: its text waits in an edit then. */
export function planJobSave(
  { job, edit }: ShownJob,
  isApproved: boolean,
  draft: JobDraft,
): JobSave {
  const content = jobContent(draft);
  const expiresAt = draft.deadline === isoDay(job.expiresAt) ? null : endOfDay(draft.deadline);
  if (isSameText(content, job)) return { content, expiresAt, text: null, dropsEdit: edit !== null };
  if (!isApproved) return { content, expiresAt, text: "job", dropsEdit: edit !== null };
  const isNew = edit === null || !isSameText(content, edit);
  return { content, expiresAt, text: isNew ? "edit" : null, dropsEdit: false };
}

/** Whether a text is the same, field by field. */
export function isSameText(content: JobContent, other: Partial<JobContent>): boolean {
  return (Object.keys(content) as (keyof JobContent)[]).every(
    (field) => JSON.stringify(content[field]) === JSON.stringify(other[field]),
  );
}
