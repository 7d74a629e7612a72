import { type Job, jobContentSchema } from "../../domain/job/job.ts";
import { isApplied, type JobEdit } from "../../domain/job/jobEdit.ts";

/** The plan for an edit and its job's text. */
export type EditPlan = {
  /** `apply`: the job takes the edit's text; `restore`: it takes back the one that was public before. */
  text: "apply" | "restore" | null;
  /** The edit's new fields. */
  fields: Pick<
    JobEdit,
    "status" | "adminNotes" | "decidedRevision" | "updatedAt" | "jobRevision" | "open" | "applied"
  >;
};

/** Whether an edit has no job: it was deleted, or is another company's. No later job has the id of a deleted one. */
export function isOrphan(edit: JobEdit, job: Job | undefined): boolean {
  return job === undefined || job.companyId !== edit.companyId;
}

/**
 * Plans the decision on an edit. An approval of an edit that was compared with an earlier text of the job becomes
 * pending again; an approval that is undone too late remains.
 */
export function planEdit(edit: JobEdit, job: Job): EditPlan {
  const applied = isApplied(edit) ? (edit.applied ?? null) : null;
  if (edit.status === "approved" && applied === null) return planApproval(edit, job);
  if (edit.status !== "approved" && applied !== null) return planUndoing(edit, job, applied);
  const jobRevision = applied === null ? job.revision : edit.jobRevision;
  return { text: null, fields: { ...kept(edit, job), jobRevision, applied } };
}

function kept(edit: JobEdit, job: Job) {
  const { status, adminNotes, decidedRevision, updatedAt } = edit;
  return { status, adminNotes, decidedRevision, updatedAt, open: job.approved };
}

/** An approval to carry out. */
function planApproval(edit: JobEdit, job: Job): EditPlan {
  const { decidedRevision, revision, jobRevision } = edit;
  if (decidedRevision === revision && jobRevision === job.revision && job.approved) {
    const applied = { revision, replaced: jobContentSchema.parse(job) };
    return {
      text: "apply",
      fields: { ...kept(edit, job), jobRevision: job.revision + 1, applied },
    };
  }
  const waiting = {
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    jobRevision: job.revision,
    applied: null,
  } as const;
  return { text: null, fields: { ...kept(edit, job), ...waiting } };
}

/** A carried-out approval to take back. */
function planUndoing(edit: JobEdit, job: Job, applied: NonNullable<JobEdit["applied"]>): EditPlan {
  const { revision, jobRevision } = edit;
  if (jobRevision === job.revision && applied.replaced !== null) {
    const restored = { jobRevision: job.revision + 1, applied: null };
    return { text: "restore", fields: { ...kept(edit, job), ...restored } };
  }
  const standing = {
    status: "approved",
    decidedRevision: revision,
    updatedAt: edit.decided?.at ?? edit.updatedAt,
    jobRevision,
    applied,
  } as const;
  return { text: null, fields: { ...kept(edit, job), ...standing } };
}
