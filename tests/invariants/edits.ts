import type { Job } from "@vagas/functions/domain/job/job";
import { isApplied, type JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import type { Board } from "./readBoard.ts";

/** Contradictions in the edits of approved jobs. */
export function brokenEdits({ edits, jobs }: Board): string[] {
  return [...edits.values()].flatMap((edit) => {
    const job = jobs.get(edit.id);
    if (job === undefined) return [`jobEdits/${edit.id} has no job`];
    return brokenEdit(edit, job).map((what) => `jobEdits/${edit.id} ${what}`);
  });
}

function brokenEdit(edit: JobEdit, job: Job): string[] {
  const broken = brokenText(edit, job);
  if (edit.companyId !== job.companyId) broken.push("names another company than the job");
  if ((edit.open ?? false) !== job.approved)
    broken.push(`is ${edit.open ? "open" : "closed"}, which its job is not`);
  return broken;
}

/** What is wrong between the text of an edit and that of its job. */
function brokenText(edit: JobEdit, job: Job): string[] {
  const broken: string[] = [];
  const isPublic = isApplied(edit);
  const isLatest = edit.jobRevision === job.revision;
  if (edit.status === "approved" && (!isPublic || (isLatest && !hasSameText(edit, job))))
    broken.push("is approved, and its text is not the job's");
  if (edit.status !== "approved" && isPublic)
    broken.push(`is ${edit.status}, and its text is public`);
  if (!isPublic && !isLatest) broken.push("is about another text of its job");
  return broken;
}

/** Compared as read: an older row has its pay in its text alone. */
function hasSameText(edit: JobEdit, job: Job): boolean {
  return JSON.stringify(readJobContent(edit)) === JSON.stringify(readJobContent(job));
}
