import { type Job, jobContentSchema } from "../../domain/job/job.ts";
import { isApplied, type JobEdit } from "../../domain/job/jobEdit.ts";

/** What is to become of an edit, and of the text of its job. */
export type EditPlan = {
  /** `apply`: the job takes the edit's text; `restore`: it takes back the one that was public before. */
  text: "apply" | "restore" | null;
  /** The fields of the edit as they are to be. */
  fields: Pick<
    JobEdit,
    "status" | "adminNotes" | "decidedRevision" | "updatedAt" | "jobRevision" | "open" | "applied"
  >;
};

/** Whether an edit belongs to no job: it is gone, is another company's, or is a later one under the same id. */
export function isOrphan(edit: JobEdit, job: Job | undefined): boolean {
  return job === undefined || job.companyId !== edit.companyId || edit.createdAt < job.postedAt;
}

/**
 * Carries out the word on an edit as it stands. A word that cannot be carried out gives way to what is true: an approval
 * of a text that is about an earlier text of the job waits again, and an approval whose undoing comes too late stands.
 */
export function planEdit(edit: JobEdit, job: Job): EditPlan {
  const { status, adminNotes, decidedRevision, updatedAt, jobRevision, revision } = edit;
  const applied = isApplied(edit) ? (edit.applied ?? null) : null;
  const kept = { status, adminNotes, decidedRevision, updatedAt, open: job.approved, applied };
  const isOfThisText = jobRevision === job.revision;

  if (status === "approved" && applied === null) {
    if (decidedRevision !== revision || !isOfThisText || !job.approved) {
      const waiting = { status: "pending", adminNotes: "", decidedRevision: null } as const;
      return { text: null, fields: { ...kept, ...waiting, jobRevision: job.revision } };
    }
    const replacing = { revision, replaced: jobContentSchema.parse(job) };
    return {
      text: "apply",
      fields: { ...kept, jobRevision: job.revision + 1, applied: replacing },
    };
  }
  if (status !== "approved" && applied !== null) {
    if (!isOfThisText || applied.replaced === null) {
      const standing = {
        status: "approved",
        decidedRevision: revision,
        updatedAt: edit.decided?.at ?? updatedAt,
      } as const;
      return { text: null, fields: { ...kept, ...standing, jobRevision } };
    }
    return { text: "restore", fields: { ...kept, jobRevision: job.revision + 1, applied: null } };
  }
  return {
    text: null,
    fields: { ...kept, jobRevision: applied === null ? job.revision : jobRevision },
  };
}
