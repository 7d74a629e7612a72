import { endOfDay, isoDay } from "@vagas/functions/domain/dates";
import {
  type Job,
  type JobContent,
  jobContent,
  type JobDraft,
} from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";

/** A job as its form shows it: with the text of its pending or refused edit, if any. */
export type ShownJob = { job: Job; edit: JobEdit | null };

export type JobSave = {
  content: JobContent;
  /** Null: the deadline stays exactly. */
  expiresAt: Date | null;
  /** Where the text is written: to the job itself, to an edit of it, or nowhere. */
  text: "job" | "edit" | null;
  /** The shown edit is discarded: its text was written elsewhere, or is the job's. */
  dropsEdit: boolean;
};

/** The plan for saving a form. `isApproved` is the job's present state: its text then waits in an edit. */
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

/** Whether two texts are equal, field by field. */
export function isSameText(content: JobContent, other: JobContent): boolean {
  return (Object.keys(content) as (keyof JobContent)[]).every(
    (field) => JSON.stringify(content[field]) === JSON.stringify(other[field]),
  );
}
