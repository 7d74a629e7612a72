import { z } from "zod";
import { documentId } from "../fields.ts";
import { approvalStatusSchema, jobContentSchema } from "./job.ts";
import { newsSchema } from "./jobApproval.ts";
import { limits } from "../limits.ts";

/** Which revision of an edit is the public text, and the text that was public before: what undoing the approval restores. */
const appliedSchema = z.object({
  revision: z.int().min(1),
  /** Null where it no longer fits what a job is: then it cannot be restored. */
  replaced: jobContentSchema.nullable().catch(null),
});

/** The last decision that was carried out and noted. */
const editDecidedSchema = z.object({
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string(),
  at: z.date(),
});
export type EditDecided = z.infer<typeof editDecidedSchema>;

/**
 * jobEdits/{jobId}: the text a company wants for its approved job, its id added. The job keeps its approved text until
 * the administrator approves this one; then functions copy it to the job. At most one per job: the next one overwrites it.
 */
export const jobEditSchema = jobContentSchema.extend({
  id: documentId,
  companyId: z.string(),
  /** The revision of the job this would replace; once it has, the revision it became. */
  jobRevision: z.int().min(1),
  /** Goes up by one with each rewriting, so that a decision applies only to what was read. */
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string().max(limits.adminNotes.max),
  /** The revision of this edit that was decided on last; null before. */
  decidedRevision: z.int().min(1).nullable(),
  /** When this text was sent. */
  createdAt: z.date(),
  /** When it was sent, or last decided on. */
  updatedAt: z.date(),
  /** Whether the job is approved, so that the edit can be decided on. Derived; absent until functions have seen it. */
  open: z.boolean().optional(),
  /** Derived; absent or null while this text is not the public one. */
  applied: appliedSchema.nullable().optional(),
  /** Derived; absent before the first decision. */
  decided: editDecidedSchema.optional(),
  /** What the company was told of the decisions on one revision. Derived; absent before the first decision. */
  news: newsSchema.extend({ revision: z.int().min(1) }).optional(),
});
export type JobEdit = z.infer<typeof jobEditSchema>;

/** Whether this very text of an edit is the public one. */
export function isApplied({ applied, revision }: Pick<JobEdit, "applied" | "revision">): boolean {
  return applied?.revision === revision;
}
