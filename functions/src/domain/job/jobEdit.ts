import { z } from "zod";
import { documentId } from "../fields.ts";
import { approvalStatusSchema, jobContentSchema } from "./job.ts";
import { newsSchema } from "./jobApproval.ts";
import { limits } from "../limits.ts";

/** The edit's revision that is the public text, and the text before, which undoing the approval restores. */
const appliedSchema = z.object({
  revision: z.int().min(1),
  /** Null if it no longer fits the schema of a job: then it cannot be restored. */
  replaced: jobContentSchema.nullable().catch(null),
});

/** The last decision that was carried out and recorded. */
const editDecidedSchema = z.object({
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string(),
  at: z.date(),
});

/**
 * jobEdits/{jobId}: the text a company wants for its approved job, with its id. The job keeps its approved text until
 * the administrator approves this one; then functions copy it. At most one per job: the next one overwrites it.
 */
export const jobEditSchema = jobContentSchema.extend({
  id: documentId,
  companyId: z.string(),
  /** The revision of the job this would replace; after an approval, the revision it became. */
  jobRevision: z.int().min(1),
  /** Raised by one with each rewriting, so that a decision applies only to what was read. */
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string().max(limits.adminNotes.max),
  /** The revision of this edit that was last decided on; null before. */
  decidedRevision: z.int().min(1).nullable(),
  /** When this text was sent. */
  createdAt: z.date(),
  /** When it was sent, or last decided on. */
  updatedAt: z.date(),
  /**
   * Whether the job is approved, so that the edit can be decided on. Derived; absent until functions have processed
   * it.
   */
  open: z.boolean().optional(),
  /** Derived; absent or null while this text is not public. */
  applied: appliedSchema.nullable().optional(),
  /** Derived; absent before the first decision. */
  decided: editDecidedSchema.optional(),
  /** What the company was told of the decisions on one revision. Derived; absent before the first decision. */
  news: newsSchema.extend({ revision: z.int().min(1) }).optional(),
});
export type JobEdit = z.infer<typeof jobEditSchema>;

/** Whether this revision of an edit is the public text. */
export function isApplied({ applied, revision }: Pick<JobEdit, "applied" | "revision">): boolean {
  return applied?.revision === revision;
}
