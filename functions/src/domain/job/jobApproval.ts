import { z } from "zod";
import { documentId } from "../fields.ts";
import { approvalStatusSchema, jobContentSchema } from "./job.ts";
import { limits } from "../limits.ts";

/** The last decision that took effect, and the text it was about: what a later text is compared with. */
const decidedSchema = z.object({
  status: z.enum(["approved", "rejected"]),
  revision: z.int().min(1),
  adminNotes: z.string().max(limits.adminNotes.max),
  at: z.date(),
  /** Null where it no longer fits what a job is: then there is nothing to compare with. */
  content: jobContentSchema.nullable().catch(null),
});
export type Decided = z.infer<typeof decidedSchema>;

/** What a mail says of where a job stands; `notes` are the administrator's words in it, or ''. */
const toldSchema = z.object({ status: approvalStatusSchema, notes: z.string() });
export type Told = z.infer<typeof toldSchema>;

/** What the company has read, null while it has read of no decision; and the mail that is about to tell it. */
export const newsSchema = z.object({
  told: toldSchema.nullable(),
  mail: toldSchema.extend({ id: z.string() }).nullable(),
});
export type DecisionNews = z.infer<typeof newsSchema>;

/**
 * jobApprovals/{jobId}: the administrator's decision on one revision of a job, pending until it is made. It may be taken
 * back and reversed: `status` and `adminNotes` are the present word.
 */
export const jobApprovalSchema = z.object({
  jobId: documentId,
  companyId: z.string().nullable(),
  /** The revision of the job this is about; a decision on an older one changes nothing. */
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string().max(limits.adminNotes.max),
  createdAt: z.date(),
  /** When it was opened, or last decided on. */
  updatedAt: z.date(),
  /** Derived; absent before the first decision. */
  decided: decidedSchema.nullable().optional(),
  /** Derived; absent before the first decision. */
  news: newsSchema.optional(),
});
export type JobApproval = z.infer<typeof jobApprovalSchema>;

/** What the administrator decides. */
export const decisionDraftSchema = z.strictObject({
  status: z.enum(["approved", "rejected"]),
  adminNotes: z
    .string()
    .trim()
    .max(limits.adminNotes.max, "As observações devem ter no máximo 1.000 caracteres"),
});
export type Decision = z.infer<typeof decisionDraftSchema>;
