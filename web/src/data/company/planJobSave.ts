import { endOfDay, isoDay } from "@vagas/functions/domain/dates";
import {
  type Job,
  type JobContent,
  jobContent,
  type JobDraft,
} from "@vagas/functions/domain/job/job";
import { isSameText } from "@vagas/functions/domain/job/isSameText";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { Row } from "@vagas/functions/domain/table/row";

/** A job as its form shows it: with the text of its pending or refused edit, if any. */
export type ShownJob = { job: Job; edit: JobEdit | null };

/** A job's form when it is saved: its fields, and the explanations before and now, as stored. */
export type SentForm = { draft: JobDraft; explanations: { before: string; now: string } };

export type JobSave = {
  content: JobContent;
  /** Null: the deadline stays exactly. */
  expiresAt: Date | null;
  /** Where the text is written: to the job itself, to an edit of it, or nowhere. */
  text: "job" | "edit" | null;
  /** The shown edit is discarded: its text was written elsewhere, or is the job's. */
  dropsEdit: boolean;
};

/** `staysRefused`: the shown job or edit is refused, and saving does not send it again. */
export type FormSave = JobSave & { staysRefused: boolean };

/**
 * The plan for saving a form with its explanations. `present` is the job's present state. Another explanation sends a
 * refused text again, as another text does.
 */
export function planFormSave(
  shown: ShownJob,
  present: { approved: boolean; approvalStatus: unknown },
  { draft, explanations }: SentForm,
): FormSave {
  const { approved } = present;
  const plan = planJobSave(shown, approved, draft);
  const status = approved ? shown.edit?.status : present.approvalStatus;
  const isDiscarded = approved && plan.dropsEdit;
  if (status !== "rejected" || plan.text !== null || isDiscarded)
    return { ...plan, staysRefused: false };
  if (explanations.now !== explanations.before)
    return { ...plan, text: approved ? "edit" : "job", staysRefused: false };
  return { ...plan, staysRefused: !plan.dropsEdit };
}

/** The plan for saving a form's fields. `isApproved` is the job's present state: its text then waits in an edit. */
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

/** Whether a stored row has this text; both are read as a row is, which derives a pay from its text. */
export function isStoredText(content: JobContent, row: Row): boolean {
  return isSameText(readJobContent(content), readJobContent(row));
}
